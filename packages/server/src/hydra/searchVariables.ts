import { parameterNames, type ListContract } from '@console/api/core/list';

/** The variables of `hydra:search`, which are all query parameters of a list. */
export const searchVariables = ({ sortKeys, filters }: ListContract) => [
  ...Object.entries(filters).flatMap(([name, filter]) =>
    parameterNames(name, filter).map((variable) => ({ variable, property: name })),
  ),
  ...sortKeys.map((key) => ({ variable: `order[${key}]`, property: key })),
];
