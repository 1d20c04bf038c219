import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';

/** Messages by field, in the order of the form. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

interface Definition<V extends FieldValues> {
  /**
   * Describes only the types of the fields. A stored draft must have these types, but its values
   * may be wrong.
   */
  shape: v.GenericSchema<V>;
  labels: Readonly<Record<keyof V & string, string>>;
  /** Everything that is wrong with the values. */
  problemsOf: (values: V) => FieldProblems<keyof V & string>;
  /** Maps the name of a violation to the field that it belongs to, where the two names differ. */
  wireNames?: Readonly<Record<string, keyof V & string>>;
  /**
   * Maps a field that the server refuses for duplicates to the check box that overrides the
   * refusal.
   */
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
    /** Reports one issue for each field at fault. */
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
    /**
     * The message of the first field at fault, such as "Title: This is required". Undefined when
     * all values are valid.
     */
    reasonNotSavable(values: V): string | undefined {
      const problems = problemsOf(values);
      let field: keyof V & string;
      for (field in problems) return `${labels[field]}: ${problems[field]}`;
      return undefined;
    },
  };
}
export type FormDefinition<V extends FieldValues> = ReturnType<typeof defineForm<V>>;
