import { collectionOf } from '@console/api/core/hydra/collection';
import type { ContractCase, ContractRequest } from './contractCase.ts';
import { givenRow, rowCase } from './givenRow.ts';
import { qualityLists, type QualityList } from './qualityListTable.ts';

const get = (path: string): ContractRequest => ({ method: 'GET', path });

const casesOf = ({
  path,
  row,
  roles,
  keys,
  order,
  defaultOrder,
  filters,
  refused,
}: QualityList): readonly ContractCase[] => {
  const page = collectionOf(row);
  const stranger = roles.includes('ROLE_SCRAPE_LEAD') ? 'ROLE_SCRAPER' : 'ROLE_SCRAPE_LEAD';
  return [
    { name: `${path}: a page`, request: get(`${path}?limit=5`), status: 200, shape: page, keys },
    {
      name: `${path}: its order`,
      request: get(path),
      status: 200,
      ordered: { by: defaultOrder, direction: 'desc' },
    },
    ...Object.entries(order).flatMap(([key, by]) =>
      (['asc', 'desc'] as const).map((direction): ContractCase => ({
        name: `${path}: ordered by ${key} ${direction}`,
        request: get(`${path}?limit=100&order[${key}]=${direction}`),
        status: 200,
        ordered: { by, direction },
      })),
    ),
    ...filters.flatMap(([name, hit, miss]) => [
      rowCase({
        name: `${path}: ${name} finds`,
        given: givenRow(path),
        request: (given) => get(`${path}?id[]=${given.id}&${name}=${hit(given)}`),
        status: 200,
        body: { 'hydra:totalItems': 1 },
      }),
      rowCase({
        name: `${path}: ${name} passes by`,
        given: givenRow(path),
        request: (given) => get(`${path}?id[]=${given.id}&${name}=${miss(given)}`),
        status: 200,
        body: { 'hydra:totalItems': 0 },
      }),
    ]),
    ...refused.map(([name, value]): ContractCase => ({
      name: `${path}: ${name}=${value} is refused`,
      request: get(`${path}?${name}=${value}`),
      status: 400,
      body: { code: 'invalid_filter' },
    })),
    {
      name: `${path} is not for everybody`,
      role: stranger,
      request: get(path),
      status: 403,
      body: { code: 'forbidden', required_roles: roles },
    },
    {
      name: `${path} is for a data quality analyst`,
      role: 'ROLE_DQ',
      request: get(path),
      status: 200,
    },
    rowCase({
      name: `${path}: one row`,
      given: givenRow(path),
      request: ({ id }) => get(`${path}/${id}`),
      status: 200,
      shape: row,
      body: ({ id }) => ({ id }),
    }),
  ];
};

export const qualityListCases = (path: QualityList['path']): readonly ContractCase[] =>
  qualityLists.filter((list) => list.path === path).flatMap(casesOf);
