import type { GraphType } from '@console/api/insights/client';
import type { GraphAverage, GraphLength } from '@console/api/insights/graphRanges';
import { GRAPH_AVERAGES, GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import { formatParam, oneOf, parseAddress } from '../../list/params.ts';

/** The state of the graph in the address. Other parts of the page have their own parameters. */
export interface GraphState {
  type: GraphType;
  length: GraphLength;
  average: GraphAverage;
}

export const GRAPH_TYPES = [
  'job_count',
  'working_scrapes',
  'broken_scrapes',
] as const satisfies readonly GraphType[];

const DEFAULTS: GraphState = { type: 'job_count', length: '30d', average: '7d' };

const NAMES = { type: 'graphType', length: 'graphLength', average: 'graphAverage' } as const;
const own: readonly string[] = Object.values(NAMES);

/**
 * Reads the state from a raw query string. Missing and invalid values are replaced by their
 * defaults.
 */
export function readGraph(search: string): GraphState {
  const params = parseAddress(search);
  const read = <T extends string>(name: string, options: readonly T[]): T | undefined =>
    oneOf(options).decode(
      params.filter((param) => param.name === name),
      name,
    );
  return {
    type: read(NAMES.type, GRAPH_TYPES) ?? DEFAULTS.type,
    length: read(NAMES.length, GRAPH_LENGTHS) ?? DEFAULTS.length,
    average: read(NAMES.average, GRAPH_AVERAGES) ?? DEFAULTS.average,
  };
}

/** The query string with this state. Parameters of other parts are kept as they were written. */
export function writeGraph(state: GraphState, search: string): string {
  const foreign = parseAddress(search)
    .filter(({ name }) => !own.includes(name))
    .map(({ raw }) => raw);
  const parts = (['type', 'length', 'average'] as const).filter(
    (part) => state[part] !== DEFAULTS[part],
  );
  return [...foreign, ...parts.map((part) => formatParam(NAMES[part], state[part]))].join('&');
}
