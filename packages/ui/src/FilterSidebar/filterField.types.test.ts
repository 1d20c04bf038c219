import { describe, expectTypeOf, it } from 'vitest';
import type { RadioField } from '../form/RadioField.tsx';
import type { FilterField } from './FilterSidebar.tsx';

interface Filters {
  name?: string;
  status?: 'open' | 'closed';
  tag?: readonly string[];
  stage?: readonly ('idle' | 'parsing')[];
  jobs?: { from?: number; to?: number };
  day?: { from?: `${number}-${number}-${number}`; to?: `${number}-${number}-${number}` };
  snoozed?: true;
}

type Field = FilterField<Filters>;

describe('FilterField', () => {
  it('accepts the field that fits a filter', () => {
    expectTypeOf<{ kind: 'text'; name: 'name'; label: string }>().toExtend<Field>();
    expectTypeOf<{
      kind: 'oneOf';
      name: 'status';
      label: string;
      options: { open: string; closed: string };
    }>().toExtend<Field>();
    expectTypeOf<{
      kind: 'oneOf';
      name: 'status';
      label: string;
      options: { open: string; closed: string };
      Control: typeof RadioField;
    }>().toExtend<Field>();
    expectTypeOf<{
      kind: 'manyOf';
      name: 'stage';
      label: string;
      options: { idle: string; parsing: string };
    }>().toExtend<Field>();
    expectTypeOf<{ kind: 'numberRange'; name: 'jobs'; label: string }>().toExtend<Field>();
    expectTypeOf<{ kind: 'dayRange'; name: 'day'; label: string }>().toExtend<Field>();
    expectTypeOf<{ kind: 'flag'; name: 'snoozed'; label: string }>().toExtend<Field>();
  });

  it('refuses a wrong name, a missing label and a wrong kind', () => {
    expectTypeOf<{ kind: 'text'; name: 'nmae'; label: string }>().not.toExtend<Field>();
    expectTypeOf<{
      kind: 'oneOf';
      name: 'status';
      label: string;
      options: { open: string };
    }>().not.toExtend<Field>();
    expectTypeOf<{ kind: 'flag'; name: 'status'; label: string }>().not.toExtend<Field>();
    expectTypeOf<{ kind: 'dayRange'; name: 'jobs'; label: string }>().not.toExtend<Field>();
  });
});
