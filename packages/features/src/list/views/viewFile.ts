import { plainName } from '@console/api/core/hydra/plainName';
import {
  VIEW_NAME_MAX,
  VIEWS_MAX,
  viewStateSchema,
  type View,
  type ViewList,
} from '@console/api/views/schema';
import * as v from 'valibot';

const fileSchema = v.object({
  list: v.string(),
  views: v.pipe(
    v.array(
      v.object({
        name: v.pipe(
          v.string(),
          v.transform(plainName),
          v.minLength(1),
          v.maxLength(VIEW_NAME_MAX),
        ),
        state: viewStateSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(VIEWS_MAX),
  ),
});

export type ViewFile = v.InferOutput<typeof fileSchema>;

/** The views as the text of a file that another browser or person can import. */
export const viewFile = (list: ViewList, views: readonly View[]): string =>
  JSON.stringify({ list, views: views.map(({ name, state }) => ({ name, state })) }, null, 2);

/** Reads a file of views. When it cannot be imported, the reason is returned as a text. */
export function readViewFile(text: string, list: ViewList): ViewFile['views'] | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'The file is not JSON.';
  }
  const found = v.safeParse(fileSchema, json);
  if (!found.success)
    return `The file holds no views: ${v.getDotPath(found.issues[0]) ?? 'the whole of it'} is wrong.`;
  return found.output.list === list
    ? found.output.views
    : `The file holds views of another list: ${found.output.list}.`;
}
