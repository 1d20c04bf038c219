import type { ComponentType } from 'react';

export interface FilterRange<T> {
  from?: T;
  to?: T;
}

/** A filter control that loads its options from the server. */
export type FilterChoice = ComponentType<{
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}>;

interface Named<Kind extends string, Name> {
  kind: Kind;
  name: Name;
  label: string;
}

/** `radios` shows radio buttons in place of a select. */
type OneOf<Name, O extends string> = Named<'oneOf', Name> & {
  options: Readonly<Record<O, string>>;
  radios?: boolean;
};

type ManyOf<Name, O extends string> = Named<'manyOf', Name> &
  (
    | { options: Readonly<Record<O, string>>; Control?: undefined }
    | { Control: FilterChoice; options?: undefined }
  );

/** `digits` accepts digits only, for an id. Other text is shown as an error. */
type Text<Name> = Named<'text', Name> & { digits?: boolean };
export type AnyField<Name> =
  | Named<'dayRange' | 'flag', Name>
  | Text<Name>
  | (Named<'numberRange', Name> & { allowNegative?: boolean })
  | OneOf<Name, string>
  | ManyOf<Name, string>;

// The types are wrapped in tuples, so that the conditional type does not distribute over a union of
// options.
type FieldOf<Name, T> = unknown extends T
  ? AnyField<Name>
  : [T] extends [readonly (infer O extends string)[]]
    ? ManyOf<Name, O>
    : [T] extends [true]
      ? Named<'flag', Name>
      : [T] extends [FilterRange<number>]
        ? Named<'numberRange', Name> & { allowNegative?: boolean }
        : [T] extends [FilterRange<string>]
          ? Named<'dayRange', Name>
          : [string] extends [T]
            ? Text<Name>
            : OneOf<Name, T & string>;

/** Filter values by name. A filter that is absent is not set. */
export type FilterValues = Readonly<Record<string, unknown>>;

/**
 * A field for one of the filters of `V` (name to value): a wrong name, a wrong kind or a missing
 * option label does not compile.
 */
export type FilterField<V extends object = FilterValues> = {
  [Name in keyof V & string]-?: FieldOf<Name, NonNullable<V[Name]>>;
}[keyof V & string];
