import type { Import } from './imports';

type Graph = Map<string, string[]>;

function graphOf(arrows: { from: string; to: string }[]): Graph {
  const graph: Graph = new Map();
  for (const { from, to } of arrows) {
    graph.set(from, [...(graph.get(from) ?? []), to]);
    if (!graph.has(to)) graph.set(to, []);
  }
  return graph;
}

/**
 * The groups in which each reaches each other: Tarjan's strongly connected components
 * (https://doi.org/10.1137/0201010), those of a single member left out.
 */
export function findKnots(arrows: { from: string; to: string }[]): string[][] {
  const graph = graphOf(arrows);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    for (const next of graph.get(node)!) {
      if (!order.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const knot = open.splice(open.indexOf(node));
    if (knot.length > 1) knots.push(knot.sort());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}

/** Groups of files that import each other in a circle, imports of types left out. */
export function findCircles(imports: Import[]): string[][] {
  return findKnots(imports.filter(({ isOfTypes, from, to }) => !isOfTypes && from !== to));
}
