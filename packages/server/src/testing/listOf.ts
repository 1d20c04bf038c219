import * as v from 'valibot';
import { expect } from 'vitest';
import type { Ask, TestApp } from './testApp.ts';

const page = v.object({
  'hydra:totalItems': v.number(),
  'hydra:member': v.array(v.looseObject({ id: v.number() })),
});

/** Reads a page of a list and expects success. */
export async function listOf(api: TestApp, path: string, more: Ask = {}) {
  const { status, body, text } = await api.ask('GET', path, more);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const { 'hydra:member': members, 'hydra:totalItems': total } = v.parse(page, body);
  return { members, total, ids: members.map(({ id }) => id) };
}
