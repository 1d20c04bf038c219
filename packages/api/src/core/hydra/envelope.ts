import type { Paging, QueryParams } from './query.ts';

export type HydraObject = Readonly<Record<string, unknown>>;

/** Makes a resource inside another one or in a list: `{"@id", "@type", …}`. */
export const member = <const Fields extends HydraObject>(
  apiBasePath: string,
  path: string,
  type: string,
  id: number,
  fields: Fields,
) => ({
  '@id': `${apiBasePath}/${path}/${id}`,
  '@type': type,
  id,
  ...fields,
});

/** Makes a resource that is the whole answer. It has a context. */
export const document = (
  apiBasePath: string,
  type: string,
  resource: HydraObject,
): HydraObject => ({
  '@context': `${apiBasePath}/contexts/${type}`,
  ...resource,
});

/** The parameters of `hydra:search`, each with the property that it filters or sorts by. */
export type SearchVariables = readonly { variable: string; property: string }[];

function searchTemplate(iri: string, variables: SearchVariables): HydraObject {
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${iri}{?${variables.map(({ variable }) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map(({ variable, property }) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property,
      required: false,
    })),
  };
}

/**
 * The links between the pages. They keep the parameters of the request and put `page` last. A
 * request without pages or parameters has no links.
 */
function view(
  iri: string,
  params: QueryParams,
  paging: Paging,
  total: number,
): HydraObject | undefined {
  if (paging.kind === 'all') return undefined;
  const { page, limit } = paging;
  const last = limit === 0 ? 1 : Math.max(1, Math.ceil(total / limit));
  if (last === 1 && params.entries.length === 0) return undefined;
  const kept = params.entries.filter(([name]) => name !== 'page');
  const link = (number: number) => {
    const query = new URLSearchParams();
    for (const [name, value] of kept) query.append(name, value);
    query.append('page', String(number));
    return `${iri}?${query}`;
  };
  return {
    '@id': link(page),
    '@type': 'hydra:PartialCollectionView',
    'hydra:first': link(1),
    'hydra:last': link(last),
    ...(page > 1 && { 'hydra:previous': link(Math.min(page - 1, last)) }),
    ...(page < last && { 'hydra:next': link(page + 1) }),
  };
}

type CollectionInit<Member> = {
  apiBasePath: string;
  /** The path below the API's base, without a slash at its start. */
  path: string;
  type: string;
  members: readonly Member[];
  total: number;
  /** True when there are more rows than `total`, which have not been counted. */
  isCapped?: boolean;
  params: QueryParams;
  paging: Paging;
  search?: SearchVariables;
};

/**
 * Makes a collection as it is on the wire. `total` is exact and counts after the filters, unless it
 * is capped. See docs/contract.md#collections.
 */
export function collection<Member>({
  apiBasePath,
  path,
  type,
  members,
  total,
  isCapped = false,
  params,
  paging,
  search,
}: CollectionInit<Member>): HydraObject {
  const iri = `${apiBasePath}/${path}`;
  const links = view(iri, params, paging, total);
  return {
    '@context': `${apiBasePath}/contexts/${type}`,
    '@id': iri,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    ...(isCapped && { total_capped: true }),
    'hydra:member': members,
    ...(links && { 'hydra:view': links }),
    ...(search && { 'hydra:search': searchTemplate(iri, search) }),
  };
}

/** Makes a short collection that is always complete. */
export const wholeCollection = <Member>(
  apiBasePath: string,
  path: string,
  type: string,
  members: readonly Member[],
  params: QueryParams,
): HydraObject =>
  collection({
    apiBasePath,
    path,
    type,
    members,
    total: members.length,
    params,
    paging: { kind: 'all' },
  });

/** An instant as it is written on the wire, in Unix seconds. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const secondsOrNull = (at: Date | null): number | null => (at === null ? null : seconds(at));
