import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';

/** Messages by field, in the order of the form. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

interface Definition<V extends FieldValues> {
  /** The types of the fields alone. A stored draft has to have them, with right or wrong values. */
  shape: v.GenericSchema<V>;
  labels: Readonly<Record<keyof V & string, string>>;
  /** Everything that is wrong with the values. */
  problemsOf: (values: V) => FieldProblems<keyof V & string>;
  /** The field that a violation of another name belongs to. */
  wireNames?: Readonly<Record<string, keyof V & string>>;
  /** The check box that overrides a refusal for duplicates, by the field of that refusal. */
  overrides?: Readonly<Record<string, keyof V & string>>;
}

/** The data of one form: its fields, their labels and their rules. */
export function defineForm<V extends FieldValues>({
  shape,
  labels,
  problemsOf,
  wireNames = {},
  overrides = {},
}: Definition<V>) {
  return {
    shape,
    labels,
    /** The names of the fields, in the order of the form. */
    fields: Object.keys(labels).filter((name): name is keyof V & string => name in labels),
    problemsOf,
    wireNames,
    overrides,
    /** Fails with one issue per field at fault. */
    schema: v.pipe(
      shape,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, message] of Object.entries<string | undefined>(problemsOf(input)))
          if (message !== undefined)
            addIssue({
              message,
              path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
            });
      }),
    ),
    /** "Title: This is required" for the first field at fault; undefined where all is well. */
    reasonNotSavable(values: V): string | undefined {
      const problems = problemsOf(values);
      let field: keyof V & string;
      for (field in problems) return `${labels[field]}: ${problems[field]}`;
      return undefined;
    },
  };
}
export type FormDefinition<V extends FieldValues> = ReturnType<typeof defineForm<V>>;
