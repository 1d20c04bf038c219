import * as v from 'valibot';
import { expect } from 'vitest';
import type { Ask, ContractCase, Given } from './contractCase.ts';

const noneGiven: Given = { id: 0, etag: '', tagIri: '' };
const membersOf = (body: unknown): readonly unknown[] =>
  typeof body === 'object' &&
  body !== null &&
  'hydra:member' in body &&
  Array.isArray(body['hydra:member'])
    ? body['hydra:member']
    : [body];

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
      value,
    );
const isGone = (value: unknown): boolean => value === null || value === undefined;
// One collator for all comparisons, because making one costs more than a thousand comparisons.
const collator = new Intl.Collator('und');
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

function expectOrder(
  members: readonly unknown[],
  { by, direction }: NonNullable<ContractCase['ordered']>,
): void {
  const values = members.map((member) => at(member, by));
  const sorted = values
    .filter((value) => !isGone(value))
    .sort((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a)));
  expect(values).toEqual([...sorted, ...values.filter(isGone)]);
}

/** Runs one contract case against the API behind `ask` and asserts every part of its answer. */
export async function checkCase(one: ContractCase, ask: Ask): Promise<void> {
  const given = (await one.given?.(ask)) ?? noneGiven;
  const response = await ask(
    typeof one.request === 'function' ? one.request(given) : one.request,
    one.role ?? 'ROLE_ADMIN',
  );
  const text = await response.text();
  expect({ status: response.status, text: response.status === one.status ? '' : text }).toEqual({
    status: one.status,
    text: '',
  });
  const headers = Object.keys(one.headers ?? {}).map((name) => [
    name,
    response.headers.get(name) ?? '',
  ]);
  expect(Object.fromEntries(headers)).toEqual(
    Object.fromEntries(
      Object.entries(one.headers ?? {}).map(([name, pattern]) => [
        name,
        expect.stringMatching(pattern),
      ]),
    ),
  );
  if (one.text) expect(text).toMatch(one.text);
  if (!one.shape && !one.keys && !one.body && !one.ordered) return;
  const body: unknown = JSON.parse(text);
  if (one.shape)
    expect(
      v
        .safeParse(one.shape, body)
        .issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) ?? [],
    ).toEqual([]);
  if (one.keys) {
    expect(membersOf(body)).not.toHaveLength(0);
    for (const member of membersOf(body))
      expect(Object.keys(member ?? {})).toEqual(expect.arrayContaining([...one.keys]));
  }
  if (one.ordered) expectOrder(membersOf(body), one.ordered);
  if (one.body)
    expect(body).toMatchObject(typeof one.body === 'function' ? one.body(given) : one.body);
}
