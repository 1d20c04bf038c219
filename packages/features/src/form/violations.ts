import type { ApiError } from '@console/api/core/errors';

/**
 * What the server refused, by field: the message holds as long as the field still has the value
 * that was sent.
 */
export type Refused = Readonly<
  Record<
    string,
    { readonly sent: unknown; readonly message: string; readonly duplicates?: readonly number[] }
  >
>;

export const refusedFields = (
  error: ApiError | undefined,
  sent: Readonly<Record<string, unknown>> | undefined,
): Refused =>
  Object.fromEntries(
    (error && sent ? error.violations : []).map(({ propertyPath, message, duplicates }) => [
      propertyPath,
      { sent: sent?.[propertyPath], message, duplicates },
    ]),
  );

export function refusalOf(
  refused: Refused,
  field: string,
  value: unknown,
): Refused[string] | undefined {
  const refusal = Object.hasOwn(refused, field) ? refused[field] : undefined;
  return refusal && Object.is(refusal.sent, value) ? refusal : undefined;
}
