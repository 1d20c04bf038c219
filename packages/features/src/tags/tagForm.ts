import { plainName } from '@console/api/core/hydra/plainName';
import { tagTitleProblem } from '@console/api/tags/rules';
import { TAG_CATEGORIES, type Tag, type TagWrite } from '@console/api/tags/schema';
import * as v from 'valibot';
import { defineForm } from '../form/defineForm.ts';
import { categoryText } from './categoryLabels.ts';

/** The fields of the dialog as they are typed. An empty category means that the tag has none. */
export const tagForm = defineForm({
  shape: v.object({ title: v.string(), category: v.string() }),
  labels: { title: 'Title', category: 'Category' },
  problemsOf: ({ title }) => {
    const problem = tagTitleProblem(title);
    return problem ? { title: problem.message } : {};
  },
});
export type TagFormValues = v.InferOutput<typeof tagForm.shape>;

/** The form values of a tag. Without a tag, the values of the empty form. */
export const toFormValues = (tag?: Tag): TagFormValues => ({
  title: tag?.title ?? '',
  category: tag?.category ?? '',
});

/** The body of a save. An empty category is sent as null. */
export const toTagWrite = ({ title, category }: TagFormValues): TagWrite => ({
  title: plainName(title),
  category: TAG_CATEGORIES.find((known) => known === category) ?? null,
});

/** The value of a field in the words of the form. */
export const wordsOf = (values: TagFormValues, field: keyof TagFormValues): string =>
  field === 'category' ? categoryText(toTagWrite(values)) : values.title || '–';
