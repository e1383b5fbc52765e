// Which file the modules of ours come in that a browser needs from the beginning. Each on its own they are a hundred small files, which
// compress worse than a few and arrive later.
import { join } from 'node:path';

/** What the bundler knows of modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
interface AreaGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  readonly priority: number;
}

/**
 * Groups of modules of ours by the areas that need them from the beginning: those that an entry imports, or what it imports, but not what
 * is loaded when it is asked for. Modules that the same areas need come in one file, so that none loads what is only another's. Packages
 * come with the first group that needs them, unless a group of higher priority has them. Priorities are below 1. What only areas in
 * `alone` need is left to each of their entries: these are never open together.
 */
export function areaGroups(
  root: string,
  areas: Readonly<Record<string, readonly string[]>>,
  alone: ReadonlySet<string>,
): readonly AreaGroup[] {
  const needing = new Map<string, string[]>();
  const follow = (graph: ModuleGraph): void => {
    for (const [area, files] of Object.entries(areas)) {
      const seen = new Set<string>();
      const open = files.map((file) => join(root, file));
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (seen.has(next) || next.includes('/node_modules/')) continue;
        seen.add(next);
        needing.set(next, [...(needing.get(next) ?? []), area]);
        open.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
  };
  const most = Object.keys(areas).length;
  // What a module imports is needed by at least the same areas, and a group takes along what its modules import: the most shared first.
  return Array.from({ length: most }, (_, i) => most - i).map((count) => ({
    name: (id, graph) => {
      if (needing.size === 0) follow(graph);
      // Only its own page may run what a page begins with.
      const by = id.endsWith('/main.tsx') ? undefined : needing.get(id);
      return by?.length === count && !(count === 1 && alone.has(by[0] ?? '')) ? by.join('-') : null;
    },
    debugName: `needed by ${count} areas`,
    priority: count / (most + 1),
  }));
}
