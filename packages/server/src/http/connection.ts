import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIP, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { JSON_LD } from '@console/api/core/hydra/body';
import { Problem, problemBody } from '@console/api/core/hydra/problem';
import type { Config } from '../config.ts';
import { createRequestId, dataHeaders, documentHeaders } from './headers.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The address of a socket in its shortest form. `::ffff:127.0.0.1` becomes an IPv4 address. */
const plainAddress = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isLoopback(given: string | undefined): boolean {
  const address = plainAddress(given);
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The headers in which proxies name the address that they forward. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip'];
const PROXY_HEADER = /^(via|forwarded|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

const entriesOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat().join(',').split(',');

/** The address in `192.0.2.9`, `192.0.2.9:4711`, `2001:db8::1` and `"[2001:db8::1]:4711"`. */
function addressIn(entry: string): string {
  const bare = entry.trim().replaceAll('"', '');
  return /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, '$1');
}

/** The addresses that a request came by. An entry of `Forwarded` that names none is unknown. */
const chainOf = (headers: IncomingMessage['headers']): string[] =>
  [
    ...ADDRESS_HEADERS.flatMap((name) => entriesOf(headers[name])),
    ...entriesOf(headers.forwarded).map(
      (entry) => /(?:^|;)\s*for=([^;]*)/i.exec(entry)?.[1] ?? 'unknown',
    ),
  ].map(addressIn);

/**
 * Whether a request comes from this machine. One that was forwarded does so only if every address
 * of its chain does, because a proxy on this machine also forwards what comes from elsewhere.
 */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (!isLoopback(socket.remoteAddress)) return false;
  if (!Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return true;
  const chain = chainOf(headers);
  return chain.length > 0 && chain.every(isLoopback);
}

/**
 * Returns the address of the client. Behind `trustedProxies` proxies it is the entry of
 * `X-Forwarded-For` that the outermost of them has added. Entries further left come from the
 * client.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const entry = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies)?.trim();
  return plainAddress(entry !== undefined && isIP(entry) !== 0 ? entry : socket.remoteAddress);
}

/**
 * Makes the answer to a request outside of Hono from an HTTP problem. It has the status, the
 * headers and the body.
 */
function problemAnswer(problem: Problem, config: Pick<Config, 'apiBasePath' | 'publicOrigin'>) {
  const requestId = createRequestId();
  const body = JSON.stringify(problemBody(problem, config.apiBasePath, requestId));
  return {
    status: problem.status,
    body,
    headers: {
      ...problem.headers,
      'Content-Type': JSON_LD,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...documentHeaders(config),
      ...dataHeaders,
      'X-Request-Id': requestId,
    },
  };
}

/** Answers a request outside of Hono with an HTTP problem. */
export function sendProblem(response: ServerResponse, problem: Problem, config: Config): void {
  const { status, headers, body } = problemAnswer(problem, config);
  response.writeHead(status, headers).end(body);
}

const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: new Problem({
    status: 431,
    code: 'headers_too_large',
    description: 'The address and the headers of the request are too long.',
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem({
    status: 408,
    code: 'request_timeout',
    description: 'The request took too long to arrive.',
  }),
};
const malformed = new Problem({
  status: 400,
  code: 'bad_request',
  description: 'The request is no valid HTTP.',
});

const lingerMs = 5_000;
const largestRemainder = 8 * 1024 * 1024;

/**
 * Answers requests that Node cannot parse, such as one whose address is too long. Node itself would
 * close the connection while the client is still sending, so the client would see a reset instead
 * of the answer. Here the rest of the request is read and dropped, for at most five seconds and 8
 * MB.
 *
 * @param headers are added to each answer
 */
export function answerClientErrors(
  server: Server,
  config: Config,
  headers: Readonly<Record<string, string>>,
): void {
  const busy = new WeakSet<Duplex>();
  const refused = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response: ServerResponse) => {
    busy.add(socket);
    response.on('close', () => busy.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser reports an error again for each further chunk of a refused request.
    if (refused.has(socket)) {
      if (socket instanceof Socket && socket.bytesRead > largestRemainder) socket.destroy();
      return;
    }
    // This answer must not be mixed with a response that is being sent on the connection.
    if (!socket.writable || busy.has(socket) || !/^(HPE_|ERR_HTTP_)/.test(error.code ?? ''))
      return void socket.destroy();
    refused.add(socket);
    const answer = problemAnswer(problems[error.code ?? ''] ?? malformed, config);
    const lines = Object.entries({ ...headers, ...answer.headers, Connection: 'close' });
    socket.end(
      [
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '',
        answer.body,
      ].join('\r\n'),
    );
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
