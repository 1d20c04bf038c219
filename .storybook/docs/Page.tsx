import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import sourceFiles from 'virtual:source-files';
import { Code } from '../foundations/Code.tsx';
import { isFramed } from './isFramed.ts';
import { usage } from './usage.ts';

/** The path of the file of stories, without its ending. */
function usePath(): string {
  const { csfFile } = useOf('meta', ['meta']);
  return String(csfFile.meta.parameters?.fileName).replace(/^\.\/|\.stories\.tsx$/g, '');
}

/** When to use a part of `ui`, and what to take in other cases. */
function Usage() {
  const path = usePath();
  const found = path.startsWith('packages/ui/') && usage[path.split('/').at(-1) ?? ''];
  if (!found) return null;
  return (
    <>
      <p>
        <strong>Use it:</strong> {found.use}
      </p>
      {found.instead && (
        <>
          <p>
            <strong>Use instead:</strong>
          </p>
          <ul>
            {Object.entries(found.instead).map(([part, when]) => (
              <li key={part}>
                <Code>{part}</Code> {when}.
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The files of code behind a page: the part, its styles and its stories. */
function Sources() {
  const path = usePath();
  const files = ['.tsx', '.ts', '.module.css', '.stories.tsx']
    .map((ending) => `${path}${ending}`)
    .filter((file) => sourceFiles.includes(file));
  return (
    <ul aria-label="Source" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0 }}>
      {files.map((file) => (
        <li key={file} style={{ listStyle: 'none', margin: 0 }}>
          <a href={`source/${file}.txt`} target="_blank" rel="noreferrer" title={file}>
            {file.split('/').at(-1)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The documentation of a story file: what the part is for, its code, its arguments, its states. */
export function Page() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const isSingle = stories.length === 1;
  // Controls change a story that stands in the page itself.
  const hasControls = stories[0] && !isFramed(stories[0].parameters);
  return (
    <>
      {/* The ground of the page is Storybook's; that of the stories goes with the theme. */}
      {hasControls && <style>{'.docs-story { background: var(--ui-colors-bg) }'}</style>}
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isSingle && <Description of="story" />}
      <Usage />
      <Sources />
      {hasControls && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {!(isSingle && hasControls) && <Stories />}
    </>
  );
}
