/** Addresses: `/` is the lobby, `/t/ID` a table, `/t/ID?at=VERSION` a moment of it, `/t/ID?since=VERSION` with what happened since, `/t/ID#SECRET` claims a seat, `/t/ID/analysis` looks at it again. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
  }

  get table(): string | null {
    return /^\/t\/([\w-]+)/.exec(this.path)?.[1] ?? null;
  }

  get analysis(): boolean {
    return /^\/t\/[\w-]+\/analysis\/?$/.test(this.path);
  }

  get at(): number | null {
    return this.number("at");
  }

  /** The version from which on the link of a call tells what happened. */
  get since(): number | null {
    return this.number("since");
  }

  /** A turn of an analysis, counted from 1. */
  get turn(): number | null {
    return this.number("turn");
  }

  private number(name: string): number | null {
    const value = new URLSearchParams(this.search).get(name);
    return value !== null && /^\d+$/.test(value) ? Number(value) : null;
  }
}

export const router = new Router();

/** A click on an own link stays in the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
