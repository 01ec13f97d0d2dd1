/** The colours of all games; one without a palette of its own wears those of the house. */

import.meta.glob("./*/palette.css", { eager: true });
