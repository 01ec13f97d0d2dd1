/** Whose area lies open over the board; chosen in the players' panels. */

export const area: { seat: number | null } = $state({ seat: null });

export const toggleArea = (seat: number) => (area.seat = area.seat === seat ? null : seat);
