import type { NamedEndpoint } from '@console/api/core/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from '../contract.ts';
import { parameterCount } from '../http/routes.ts';
import { openApiDocument } from '../openapi/document.ts';

const apiBasePath = '/api';
const document = openApiDocument(contract, { version: 'test', apiBasePath, sessionCookie: 'at' });
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
ajv.addSchema(document, 'openapi');

const compiled = new Map<string, ValidateFunction | undefined>();

/** The validator of the schema at these keys of the document; undefined where there is none. */
function validatorAt(keys: readonly string[]): ValidateFunction | undefined {
  const pointer = keys
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  if (!compiled.has(pointer)) compiled.set(pointer, ajv.getSchema(`openapi#/${pointer}`));
  return compiled.get(pointer);
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** Finds the endpoint of a method and a path below the API's base. Literal segments win. */
function findEndpoint(method: string, path: string): NamedEndpoint | undefined {
  return contract
    .filter(({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(path))
    .sort((a, b) => parameterCount(a.endpoint.path) - parameterCount(b.endpoint.path))[0];
}

/**
 * Compares a JSON answer of the API with the published OpenAPI document: a 2xx answer with the
 * schema of its endpoint, any error with the schema of errors. Compressed answers and addresses
 * outside the contract are left alone.
 *
 * @throws Error that names the endpoint, the path in the body and the message
 */
export async function checkAnswer(method: string, path: string, answer: Response): Promise<void> {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const isJson = type === 'application/ld+json' || type === 'application/json';
  const isError = answer.status >= 400;
  if (method === 'HEAD' || answer.headers.has('content-encoding') || !(isError || isJson)) return;
  const found = findEndpoint(method, path);
  if (!found && !isError) return;

  const called = found ? `${found.name}, ${method} ${path}` : `${method} ${path}`;
  const fail = (difference: string): never => {
    throw new Error(
      `${called}: the ${answer.status} differs from the OpenAPI document: ${difference}`,
    );
  };
  const { method: verb, path: template } = found?.endpoint ?? { method, path };
  const keys = isError
    ? ['components', 'schemas', 'Problem']
    : [
        'paths',
        template,
        verb.toLowerCase(),
        'responses',
        String(answer.status),
        'content',
        type,
        'schema',
      ];
  const validate = validatorAt(keys);
  if (validate === undefined) return fail(`it has no ${type} with this status`);
  if (!isJson) return fail(`an error is JSON, not ${type || 'a body without type'}`);
  const body: unknown = JSON.parse(await answer.clone().text());
  if (validate(body)) return;
  fail(
    (validate.errors ?? []).map((one) => `${one.instancePath || '/'} ${one.message}`).join('; '),
  );
}
