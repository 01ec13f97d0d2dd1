/** The colours that the seats of the table on the screen wear, where its game deals them out; else those of the house. */

class Worn {
  colours: string[] = $state.raw([]);
}

export const worn = new Worn();
