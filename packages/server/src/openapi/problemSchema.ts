import type { JsonSchema } from '@valibot/to-json-schema';

const string = { type: 'string' } as const;

/** The body of every error. */
export const problemSchema: JsonSchema = {
  type: 'object',
  required: [
    '@context',
    '@id',
    '@type',
    'hydra:title',
    'hydra:description',
    'title',
    'detail',
    'type',
    'status',
    'code',
    'message',
    'request_id',
  ],
  properties: {
    '@context': string,
    '@id': string,
    '@type': { enum: ['hydra:Error', 'ConstraintViolationList'] },
    'hydra:title': string,
    'hydra:description': string,
    title: string,
    detail: string,
    type: string,
    status: { type: 'integer' },
    code: string,
    message: string,
    request_id: string,
    violations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['propertyPath', 'message', 'code'],
        properties: {
          propertyPath: string,
          message: string,
          code: string,
          duplicates: { type: 'array', items: { type: 'integer' } },
        },
      },
    },
    required_roles: { type: 'array', items: string },
    current_version: { type: 'integer' },
  },
};
