/** The sealed shuffle: the seed's hash is shown from the start, the seed at the end, and anybody can compare them. */

export type Seal = "sealed" | "verified" | "broken" | "unchecked";

async function sha256(words: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `remembered` is the hash this browser saw when it first came to the table: a hash exchanged later does not count. */
export async function checkSeal(hash: string, seed: string | null, remembered: string | null = null): Promise<Seal> {
  if (remembered !== null && remembered !== hash) return "broken";
  if (seed === null) return "sealed";
  // Browsers compute hashes only for pages that came over HTTPS or from this computer.
  if (!globalThis.crypto?.subtle) return "unchecked";
  return (await sha256(seed)) === hash ? "verified" : "broken";
}
