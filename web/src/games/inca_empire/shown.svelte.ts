/** Whose network the map brings out; chosen in the players' panels. */

export const shown: { seat: number | null } = $state({ seat: null });

export const toggleNetwork = (seat: number) => (shown.seat = shown.seat === seat ? null : seat);
