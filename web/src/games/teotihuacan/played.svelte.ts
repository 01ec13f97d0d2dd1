/** The options of the table that is shown: which modules play is not part of the view. */

export const played: { options: Record<string, string> } = $state({ options: {} });
