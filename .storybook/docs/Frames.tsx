import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ComponentProps } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { isFramed } from './isFramed.ts';
import { useTurn } from './useTurn.ts';

/** The address of a story by itself, with what is chosen in the toolbar. */
function addressOf(id: string, choices: Globals): string {
  const globals = Object.entries(choices).flatMap(([name, value]) =>
    typeof value === 'string' && value ? [`${name}:${value}`] : [],
  );
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globals.join(';') })}`;
}

interface FrameProps {
  src: string;
  title: string;
  width?: string;
  height?: string;
}

function Frame({ src, title, width = '100%', height = '640px' }: FrameProps) {
  const { isMine, place, frame } = useTurn();
  return (
    <div ref={place} style={{ height, overflowX: 'auto' }}>
      {isMine && (
        <iframe ref={frame} src={src} title={title} style={{ width, height: '100%', border: 0 }} />
      )}
    </div>
  );
}

/**
 * A story of a docs page. In a frame it also plays, so that it shows the state that it is named
 * after.
 */
export function Frames(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { channel, getStoryContext } = useContext(DocsContext);
  const [choices, choose] = useState(() => getStoryContext(story).globals);
  useEffect(() => {
    const update = ({ globals }: { globals: Globals }) =>
      choose({ ...globals, ...story.storyGlobals });
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel, story]);

  const { docs, viewport } = story.parameters;
  if (!isFramed(story.parameters)) return <Story {...props} />;
  const src = addressOf(story.id, choices);
  return (
    <Frame
      key={src}
      src={src}
      title={story.name}
      width={viewport?.options?.[choices['viewport']?.value]?.styles?.width}
      height={docs?.story?.height}
    />
  );
}
