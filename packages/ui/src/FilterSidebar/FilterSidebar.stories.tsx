import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MultiSelectField } from '../form/MultiSelectField.tsx';
import { FilterSidebar, type FilterField } from './FilterSidebar.tsx';

interface Filters {
  ticker?: string;
  status?: 'active' | 'archived';
  stage?: readonly ('idle' | 'parsing' | 'spidering')[];
  tag?: readonly string[];
  totalJobs?: { from?: number; to?: number };
  created?: { from?: string; to?: string };
  snoozed?: true;
}

function Tags({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}) {
  return (
    <MultiSelectField
      label={label}
      name="tag"
      value={value}
      onChange={onChange}
      options={[
        { value: '12', label: 'NASDAQ' },
        { value: '3', label: 'NYSE' },
      ]}
    />
  );
}

const fields: readonly FilterField<Filters>[] = [
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: Tags },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
  {
    kind: 'oneOf',
    name: 'status',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
  },
  {
    kind: 'manyOf',
    name: 'stage',
    label: 'Stage',
    options: { idle: 'Idle', parsing: 'Parsing', spidering: 'Spidering' },
  },
  { kind: 'numberRange', name: 'totalJobs', label: 'Total Jobs' },
  { kind: 'dayRange', name: 'created', label: 'Created' },
  { kind: 'flag', name: 'snoozed', label: 'Snoozed' },
];

const none: Filters = {};

const meta: Meta<typeof FilterSidebar<Filters>> = {
  component: FilterSidebar<Filters>,
  args: { fields, values: none, onApply: fn(), onReset: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 720 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset All' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({});
  },
};

export const Applied: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ticker' }), 'NVDA');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Archived');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: 'NYSE' }));
    const jobs = within(canvas.getByRole('group', { name: 'Total Jobs' }));
    await userEvent.type(jobs.getByRole('textbox', { name: 'From' }), '10');
    await userEvent.type(jobs.getByRole('textbox', { name: 'To' }), '500');
    await userEvent.type(
      within(canvas.getByRole('group', { name: /Created/ })).getByLabelText('From'),
      '2026-11-01',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Snoozed' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith({
      ticker: 'NVDA',
      status: 'archived',
      tag: ['3'],
      totalJobs: { from: 10, to: 500 },
      created: { from: '2026-11-01', to: undefined },
      snoozed: true,
    });
  },
};

export const AppliedByEnter: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ticker' }), 'AMD{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ ticker: 'AMD' }));
  },
};

export const FiltersChosen: Story = {
  args: {
    values: {
      ticker: 'NVDA',
      stage: ['idle', 'parsing'],
      totalJobs: { from: 5 },
      created: { to: '2026-11-20' },
      snoozed: true,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ticker' })).toHaveValue('NVDA');
    await expect(canvas.getByRole('checkbox', { name: 'Snoozed' })).toBeChecked();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Ticker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Idle' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      stage: ['parsing'],
      totalJobs: { from: 5 },
      created: { to: '2026-11-20' },
      snoozed: true,
    });
  },
};

export const LettersInANumber: Story = {
  play: async ({ args, canvas }) => {
    const from = within(canvas.getByRole('group', { name: 'Total Jobs' })).getByRole('textbox', {
      name: 'From',
    });
    await userEvent.type(from, '12x');
    await expect(from).toHaveValue('12x');
    await expect(from).toHaveAccessibleDescription('Enter a number.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(from).toHaveFocus();
  },
};

export const YearOfTwoDigits: Story = {
  play: async ({ args, canvas }) => {
    const from = within(canvas.getByRole('group', { name: /Created/ })).getByLabelText('From');
    await userEvent.type(from, '0026-04-13');
    await expect(from).toHaveAccessibleDescription('Enter a year from 1900 to 2199.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(from).toHaveFocus();
  },
};

export const NumberStepped: Story = {
  parameters: { covers: ['A-SCR-025'] },
  play: async ({ args, canvas }) => {
    const jobs = within(canvas.getByRole('group', { name: 'Total Jobs' }));
    const [from, to] = [
      jobs.getByRole('textbox', { name: 'From' }),
      jobs.getByRole('textbox', { name: 'To' }),
    ];
    await userEvent.click(jobs.getByRole('button', { name: 'From: More' }));
    await userEvent.click(jobs.getByRole('button', { name: 'From: More' }));
    await expect(from).toHaveValue('2');
    for (const expected of ['1', '1']) {
      await userEvent.click(jobs.getByRole('button', { name: 'From: Less' }));
      await expect(from).toHaveValue(expected);
    }
    await userEvent.clear(from);
    await userEvent.type(from, '0');
    await userEvent.type(to, '9');
    await userEvent.click(jobs.getByRole('button', { name: 'To: More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({ totalJobs: { from: 0, to: 10 } });
  },
};

export const RangeUpsideDown: Story = {
  args: { values: { totalJobs: { from: 9, to: 3 } } },
  play: async ({ args, canvas }) => {
    const to = canvas.getByRole('textbox', { name: 'To' });
    await expect(to).toHaveAccessibleDescription('To is less than From.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(to).toHaveFocus();
    await userEvent.clear(to);
    await userEvent.type(to, '9{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ totalJobs: { from: 9, to: 9 } });
  },
};

export const RadioButtons: Story = {
  args: {
    fields: [
      {
        kind: 'oneOf',
        name: 'status',
        label: 'Status',
        options: { active: 'Active', archived: 'Archived' },
        radios: true,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const status = within(canvas.getByRole('radiogroup', { name: 'Status' }));
    await expect(status.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(status.getByRole('radio', { name: 'Archived' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Status' }));
    await expect(status.getByRole('radio', { name: 'Active' })).toHaveFocus();
    for (const radio of status.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Clear Status' })).not.toBeInTheDocument();
    await userEvent.click(status.getByRole('radio', { name: 'Archived' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({ status: 'archived' });
  },
};

function Outside() {
  const [values, setValues] = useState<Filters>({ ticker: 'NVDA' });
  return (
    <>
      <FilterSidebar
        fields={fields}
        values={values}
        onApply={setValues}
        onReset={() => setValues({})}
      />
      <button type="button" onClick={() => setValues({ ticker: 'AMD' })}>
        Elsewhere
      </button>
    </>
  );
}

function WithChips() {
  const [values, setValues] = useState<Filters>({ status: 'active', tag: ['12', '3'] });
  return (
    <>
      <FilterSidebar
        fields={fields}
        values={values}
        onApply={setValues}
        onReset={() => setValues({})}
      />
      <button type="button" onClick={() => setValues({ ...values, tag: ['3'] })}>
        Remove the chip NASDAQ
      </button>
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

/** A chip takes its own filter away; what was typed and not applied yet stays. */
export const ChipRemovedWhileTyping: Story = {
  render: () => <WithChips />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ticker' }), 'NVDA');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the chip NASDAQ' }));
    await expect(canvas.getByRole('textbox', { name: 'Ticker' })).toHaveValue('NVDA');
    await expect(canvas.queryByRole('button', { name: 'Remove NASDAQ' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove NYSE' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      JSON.stringify({ status: 'active', tag: ['3'], ticker: 'NVDA' }),
    );
  },
};

export const ChangedElsewhere: Story = {
  render: () => <Outside />,
  play: async ({ canvas }) => {
    const ticker = canvas.getByRole('textbox', { name: 'Ticker' });
    await userEvent.type(ticker, 'X');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(ticker).toHaveValue('AMD');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset All' }));
    await expect(canvas.getByRole('textbox', { name: 'Ticker' })).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'x');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ticker' }), 'X');
    await expect(canvas.getByText('Enter a number.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset All' }));
    await expect(canvas.getByRole('textbox', { name: 'Ticker' })).toHaveValue('');
    await expect(canvas.queryByText('Enter a number.')).not.toBeInTheDocument();
  },
};
