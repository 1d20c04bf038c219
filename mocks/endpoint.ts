import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { readJsonBody } from '@console/api/core/hydra/body';
import { typedBody } from '@console/api/core/hydra/fields';
import { pathId } from '@console/api/core/hydra/iri';
import {
  conflict,
  forbidden,
  notFound,
  Problem,
  staleVersion,
  unprocessable,
} from '@console/api/core/hydra/problem';
import { rolesForControls } from '@console/api/roles/controls';
import { type Role } from '@console/api/roles/rules';
import {
  HttpHandler,
  type DefaultBodyType,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw';
import { problemResponse, resource } from './respond.ts';
import { now, type Wire } from './wire.ts';

/** A call of the authentication agent, which is not part of the API. */
export type AgentCall = '/login/start' | '/login/end' | '/refresh' | '/logout';
/** The test run of the legacy host, which is not part of the API either. */
export type LegacyCall = '/admin/external_code_test';
/** A call that a story can name. */
export type Call = Endpoint | AgentCall | LegacyCall;

/** The longest body that the server reads. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;
type Resolver = HttpResponseResolver<PathParams, DefaultBodyType>;

/** Answers with a Problem that is thrown. */
const answering =
  (resolver: Resolver): Resolver =>
  async (info) => {
    try {
      return await resolver(info);
    } catch (error) {
      if (error instanceof Problem) return problemResponse(error);
      throw error;
    }
  };

/**
 * Looks at the method and the path of a request alone. MSW's own handler also reads the cookies of
 * the page and parses its path anew for each request, which a hundred handlers make dear.
 */
class CallHandler extends HttpHandler {
  readonly #path: RegExp;

  constructor(
    private readonly method: Endpoint['method'],
    path: string,
    resolver: Resolver,
    options: RequestHandlerOptions,
  ) {
    super(method, `*${path.replace(/\{(\w+)\}/g, ':$1')}`, answering(resolver), options);
    this.#path = new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
  }

  override parse({ request }: { request: Request }) {
    const found = request.method === this.method && this.#path.exec(new URL(request.url).pathname);
    const params = Object.entries((found && found.groups) || {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return Promise.resolve({
      match: { matches: Boolean(found), params: Object.fromEntries(params) as PathParams },
      cookies: {},
    });
  }
}

/** A handler for one call, on any host. */
export const endpoint = (
  call: Call,
  resolver: Resolver,
  options: RequestHandlerOptions = {},
): HttpHandler =>
  typeof call === 'string'
    ? new CallHandler(
        'POST',
        `${call.startsWith('/admin/') ? '/legacy' : '/oauth-agent'}${call}`,
        resolver,
        options,
      )
    : new CallHandler(call.method, `/api${call.path}`, resolver, options);

/**
 * Refuses a role that may not send the call.
 *
 * @throws Problem 403
 */
export function requireRole({ controls }: Endpoint, role: Role): void {
  if (controls === undefined) return;
  const roles = rolesForControls(controls);
  if (!roles.includes(role)) throw forbidden(roles);
}

/**
 * The id of the path, or another id that it has.
 *
 * @throws Problem 404
 */
export function idOf(params: PathParams, name = 'id'): number {
  const id = pathId(String(params[name]));
  if (id === undefined) throw notFound();
  return id;
}

/** The stored answers of one story, by idempotency key. */
export type Answers = Map<string, { text: string; answer: Response }>;

export const createAnswers = (): Answers => new Map();

type WriteSteps<Row, Received> = {
  /** The role of the caller. */
  role: Role;
  answers: Answers;
  /**
   * Finds the record of the path, or the part of it that `{noteId}` names.
   *
   * @throws Problem 404
   */
  find(id: number, partId: number): Row;
  /** Refuses a stale version and a change that the state forbids. */
  version?(row: Row, ifMatch: string | null): void;
  /** Keeps what was sent, and returns the answer. */
  save(write: { row: Row; body: Received }): Wire<object>;
  etag?(saved: Wire<object>): string;
  /** Whether the call joined what was there. It answers 200 then. */
  joined?(saved: Wire<object>): boolean;
};

/** The `find` of a call without a record, such as one that creates. */
export const noRecord = () => undefined;

/**
 * A write. It checks role, record, body, idempotency key and version in the order of the server.
 * What it answers is what was sent, and not what the server makes of it: the tests of the server
 * assert that.
 */
export const write = <P extends Path, Sent extends Body, Row, Received extends Body>(
  call: Endpoint<P, unknown, Sent, Received>,
  { role, answers, find, version, save, etag, joined }: WriteSteps<Row, Received>,
): HttpHandler =>
  endpoint(call, async ({ request, params }) => {
    requireRole(call, role);
    const row = find(
      call.path.includes('{id}') ? idOf(params) : 0,
      call.path.includes('{noteId}') ? idOf(params, 'noteId') : 0,
    );
    const { text, json } =
      call.bodyOptional && request.body === null
        ? { text: '', json: {} }
        : await readJsonBody(request, MAX_BODY_BYTES);
    if (call.body === undefined) throw new Error(`${call.path} takes no body`);
    const body = typedBody(call.body, json);
    const key = request.headers.get('idempotency-key');
    const before = key === null ? undefined : answers.get(key);
    if (before && before.text !== text)
      throw unprocessable(
        'idempotency_mismatch',
        'This Idempotency-Key was used for another request.',
      );
    if (before) {
      const replayed = before.answer.clone();
      replayed.headers.set('idempotency-replayed', 'true');
      return replayed;
    }
    version?.(row, request.headers.get('if-match'));
    const saved = save({ row, body });
    const answer = resource(saved, {
      status: joined?.(saved) ? 200 : call.status,
      etag: etag?.(saved),
      location: call.status === 201 ? saved['@id'] : undefined,
    });
    if (key !== null) answers.set(key, { text, answer: answer.clone() });
    return answer;
  });

type Refusal = { code: string; message: string } | undefined;

/**
 * The steps of a write to a record with a version: an older one is refused, and so is a change that
 * the state of the record forbids.
 */
export const versioned = <Row extends { version?: number | null }>(
  noun: string,
  etagOf: (row: Row) => string | undefined,
  blockReason: (row: Row) => Refusal = () => undefined,
) => ({
  version(row: Row, ifMatch: string | null) {
    const etag = etagOf(row) ?? '';
    if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etag)
      throw staleVersion(
        noun,
        { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
        row.version ?? 0,
        etag,
      );
    const refusal = blockReason(row);
    if (refusal) throw conflict(refusal.code, refusal.message);
  },
  etag: (saved: Row) => etagOf(saved) ?? '',
});

/** Why most writes are refused for a record of an archived entity. */
export const archivedReason = (entity: { archived: boolean } | null | undefined): Refusal =>
  entity?.archived ? { code: 'entity_archived', message: 'The entity is archived.' } : undefined;

/**
 * The row after a write: each field that was sent and that the row has is replaced. The version
 * goes up with a change.
 */
export function merged<Row extends object>(row: Row, sent: object): Row {
  const given = Object.entries(sent).filter(([name, value]) => value !== undefined && name in row);
  const next: Row = { ...row, ...Object.fromEntries(given) };
  if (JSON.stringify(next) === JSON.stringify(row)) return row;
  return Object.assign(
    next,
    'version' in row && { version: Number(row.version ?? 0) + 1 },
    'updated_at' in row && { updated_at: now() },
  );
}
