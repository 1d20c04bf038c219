import { tagTitleProblem } from '@console/api/tags/rules';
import { TAG_CATEGORIES, type Tag, type TagWrite } from '@console/api/tags/schema';
import * as v from 'valibot';

/** The dialog's fields as they are typed; an empty category is none. */
export const tagFormShape = v.object({ title: v.string(), category: v.string() });
export type TagFormValues = v.InferOutput<typeof tagFormShape>;

export const tagFormSchema = v.pipe(
  tagFormShape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const problem = tagTitleProblem(value.title);
    if (problem)
      addIssue({
        message: problem.message,
        path: [{ type: 'object', origin: 'value', input: value, key: 'title', value: value.title }],
      });
  }),
);

/** A tag as the form shows it; without one, the empty form. */
export const toFormValues = (tag?: Tag): TagFormValues => ({
  title: tag?.title ?? '',
  category: tag?.category ?? '',
});

/** The body of a save; no category is sent as null. */
export const toTagWrite = ({ title, category }: TagFormValues): TagWrite => ({
  title: title.trim(),
  category: TAG_CATEGORIES.find((known) => known === category) ?? null,
});
