/** The periods of time that a graph can show. */
export const GRAPH_LENGTHS = ['30d', '60d', '6m', '1y', '3y', '5y', '7y'] as const;
export type GraphLength = (typeof GRAPH_LENGTHS)[number];

/** The numbers of days from which a graph can take its mean. */
export const GRAPH_AVERAGES = ['3d', '7d', '14d', '21d', '30d', '60d', '90d'] as const;
export type GraphAverage = (typeof GRAPH_AVERAGES)[number];
