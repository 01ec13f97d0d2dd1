/** Puts words on the clipboard, also where the page came over plain HTTP and the clipboard interface is missing. */

export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = words;
    field.className = "reader-only";
    // A modal dialog makes everything outside of it unreachable, also for copying.
    const dialogs = document.querySelectorAll("dialog[open]");
    const host = dialogs[dialogs.length - 1] ?? document.body;
    const before = document.activeElement as HTMLElement | null;
    host.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}
