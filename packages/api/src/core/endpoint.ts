import type * as v from 'valibot';
import type { Control } from '../roles/controls.ts';
import { collectionOf, type Collection } from './hydra/collection.ts';
import type { ListContract } from './list.ts';
import type { WireSchema } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Path = `/${string}`;
/** The properties of a body. */
export type Body = Readonly<Record<string, unknown>>;

/** The codes of refusals that only some calls have. */
export type RefusalCode =
  | 'already_archived'
  | 'already_on_watch_list'
  | 'already_reviewed'
  | 'combo_has_no_parser'
  | 'entity_archived'
  | 'entity_has_queue'
  | 'entity_has_scrape'
  | 'illegal_transition'
  | 'in_review'
  | 'not_archived'
  | 'not_in_progress'
  | 'not_latest_request'
  | 'pit_stop_done'
  | 'queue_has_entity'
  | 'request_closed'
  | 'scrape_archived'
  | 'system_note';

/** The optional properties of an endpoint. */
export type EndpointOptions = {
  /** The controls that send this call. When there are none, every role may send it. */
  controls?: readonly Control[];
  /** The codes of its answers with status 409. */
  refusals?: readonly RefusalCode[];
  /**
   * True when `If-Match` is compared with the version, and the answer has the new version in
   * `ETag`.
   */
  versioned?: true;
  /** It is 201 for an endpoint that creates a record. */
  status?: 200 | 201;
  /** True when the body may be left out. It then counts as empty. */
  bodyOptional?: true;
  /** True when the status is 200 instead of 201 if the call joins an existing record. */
  joins?: true;
  /** True when the list can also be requested as CSV. */
  csv?: true;
  /** True for a lookup, which the browser keeps for five minutes and then revalidates by its `ETag`. */
  cached?: true;
  /**
   * The query parameters besides those of the list, with their possible values. `required` stands
   * for a text that must be given.
   */
  query?: Readonly<Record<string, readonly string[] | 'text' | 'required' | 'number'>>;
};

/**
 * One endpoint. `Output` is the answer as the client reads it. `Sent` is the body as the client
 * sends it, and `Received` the body as the server reads it.
 */
export type Endpoint<
  P extends Path = Path,
  Output = unknown,
  Sent = Body,
  Received = Body,
> = EndpointOptions & {
  method: Method;
  /** The path below the API's base. `{id}` is a parameter. */
  path: P;
  answer: 'resource' | 'collection' | 'csv' | 'nothing';
  /** Reads the answer. It is absent for a file and for an empty answer. */
  schema?: WireSchema<Output>;
  /** The members of a collection. */
  member?: WireSchema<unknown>;
  body?: v.GenericSchema<Sent, Received>;
  list?: ListContract;
};

/** An endpoint with its name, such as `tags.create`, and its resource. */
export type NamedEndpoint = { name: string; resource: string; endpoint: Endpoint };

type ReadOptions = Omit<EndpointOptions, 'status'>;

/** Declares a GET of one resource. */
/* @__NO_SIDE_EFFECTS__ */
export const get = <const P extends Path, T>(
  path: P,
  schema: WireSchema<T>,
  options: ReadOptions = {},
): Endpoint<P, T> => ({ method: 'GET', path, answer: 'resource', schema, ...options });

/** Declares a GET of a collection without a list definition. The collection is always complete. */
/* @__NO_SIDE_EFFECTS__ */
export const getAll = <const P extends Path, T>(
  path: P,
  member: WireSchema<T>,
  options: ReadOptions = {},
): Endpoint<P, Collection<T>> => ({
  method: 'GET',
  path,
  answer: 'collection',
  schema: collectionOf(member),
  member,
  ...options,
});

/** Declares a GET of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const getList = <T>(
  list: ListContract,
  member: WireSchema<T>,
  options: ReadOptions = {},
): Endpoint<Path, Collection<T>> => ({ ...getAll(list.path, member, options), list });

/**
 * Declares a GET of a list as a CSV file, with the filters and the order of the list and without
 * pages.
 */
/* @__NO_SIDE_EFFECTS__ */
export const getCsv = <const P extends Path>(
  path: P,
  list: ListContract,
  options: ReadOptions = {},
): Endpoint<P, never> => ({ method: 'GET', path, answer: 'csv', list, ...options });

/** Declares a call with a body. */
type MakeWrite = <const P extends Path, Sent extends Body, Received extends Body, T>(
  path: P,
  body: v.GenericSchema<Sent, Received>,
  schema: WireSchema<T>,
  options?: EndpointOptions,
) => Endpoint<P, T, Sent, Received>;

/* @__NO_SIDE_EFFECTS__ */
export const post: MakeWrite = (path, body, schema, options) => ({
  method: 'POST',
  path,
  answer: 'resource',
  body,
  schema,
  ...options,
});
/* @__NO_SIDE_EFFECTS__ */
export const put: MakeWrite = (...given) => ({ ...post(...given), method: 'PUT' });
/* @__NO_SIDE_EFFECTS__ */
export const patch: MakeWrite = (...given) => ({ ...post(...given), method: 'PATCH' });

/** Declares a DELETE that is answered with 204. */
/* @__NO_SIDE_EFFECTS__ */
export const remove = <const P extends Path>(
  path: P,
  options: ReadOptions = {},
): Endpoint<P, never> => ({
  method: 'DELETE',
  path,
  answer: 'nothing',
  ...options,
});

/** Declares a DELETE that is answered with 200 and a resource that says what was done. */
/* @__NO_SIDE_EFFECTS__ */
export const removeWithAnswer = <const P extends Path, T>(
  path: P,
  schema: WireSchema<T>,
  options: ReadOptions = {},
): Endpoint<P, T> => ({ method: 'DELETE', path, answer: 'resource', schema, ...options });

/** The parameter names of a path. */
type NamesOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never;
type AnyParams = Readonly<Record<string, string | number>>;
export type PathParams<P extends Path> = Path extends P
  ? AnyParams
  : Readonly<Record<NamesOf<P>, string | number>>;

/** The path of one request, with its parameters filled in. Each parameter is one segment. */
export const pathOf = (path: Path, params: AnyParams = {}): Path =>
  `/${path.slice(1).replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))}`;
