import { CodeEditor } from '@console/ui/CodeEditor';
import { codeEditingModule } from '@console/ui/CodeEditor/codeEditingModules.ts';
import { DEFAULT_EDITOR_THEME } from '@console/ui/CodeEditor/editorThemes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { listen } from '../keys/listen.ts';
import { useShortcut } from '../keys/useShortcut.ts';

const opened = fn().mockName('the palette was opened');

function Code() {
  useShortcut('global.palette', opened);
  return (
    <div style={{ inlineSize: 800, blockSize: 320 }}>
      <CodeEditor
        label="Spider Code"
        documentId="spider"
        text={'<?php\n$a = 1;\n'}
        theme={DEFAULT_EDITOR_THEME}
        onChange={fn()}
      />
    </div>
  );
}

const meta: Meta<typeof Code> = {
  title: 'features/palette/PaletteInCode',
  component: Code,
  beforeEach: () => {
    opened.mockClear();
    listen();
  },
};
export default meta;

/**
 * In the code editor Ctrl+K starts key sequences such as Ctrl+K Ctrl+C. The palette's shortcut
 * takes precedence.
 */
export const InTheCodeEditor: StoryObj<typeof Code> = {
  parameters: { covers: ['H-PAL-001'] },
  play: async () => {
    await codeEditingModule.load();
    const lines = await waitFor(
      () => {
        const shown = document.querySelector('.view-lines');
        expect(shown).toHaveTextContent('$a = 1;');
        return shown;
      },
      { timeout: 8000 },
    );
    const code = screen.getByRole('textbox', { name: 'Spider Code' });
    code.focus();
    const press = (key: string, keyCode: number) =>
      fireEvent.keyDown(code, { key, code: `Key${key.toUpperCase()}`, keyCode, ctrlKey: true });
    press('k', 75);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    press('c', 67);
    await expect(lines).not.toHaveTextContent('//');
  },
};
