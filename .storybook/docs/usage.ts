interface Usage {
  /** When the part is the right one. */
  use: string;
  /** What to take in other cases: the name of a part, and when. */
  instead?: Record<string, string>;
}

/** What each part of `packages/ui` is for, by the name of its file of stories. */
export const usage: Record<string, Usage> = {
  Avatar: { use: 'For a person beside what they did or own.' },
  Banner: {
    use: 'For a message that stays true while the content below it is shown: archived, out of date, sample data.',
    instead: {
      Notices: 'for the result of something that a person did',
      ErrorPanel: 'where content is missing because it could not be loaded',
    },
  },
  Breadcrumb: {
    use: 'At the top of a page, so that people see where they are and go up.',
    instead: { TabBar: 'for pages beside each other' },
  },
  Button: {
    use: 'For something that happens here: saves, opens, sends. A place has one primary button at most; danger is for what takes something away.',
    instead: {
      IconButton: 'in a row or a corner, where a well-known icon says enough',
      Menu: 'for the fourth action and all after it',
      DownloadButton: 'for a file',
    },
  },
  Card: {
    use: 'For one section of a page that has a title of its own. It keeps its height while it loads.',
    instead: { Banner: 'for a message', Facts: 'for the properties inside it' },
  },
  CellButton: {
    use: 'For an action on the value of a cell, where a button in each cell would be too loud.',
    instead: { Menu: 'for actions on the row' },
  },
  Chips: {
    use: 'For what is chosen and can be taken away again, such as the filters of a list.',
    instead: {
      StatusBadge: 'for a state that nobody removes here',
      Toggles: 'for what stays when it is off',
    },
  },
  Choice: {
    use: 'For two to four short options that change what is shown at once.',
    instead: {
      RadioField: 'in a form',
      SelectField: 'for more options',
      Tabs: 'where each option has a panel of its own',
    },
  },
  CodeDiff: { use: 'To compare two versions of code.', instead: { CodeView: 'for one version' } },
  CodeEditor: {
    use: 'To write PHP.',
    instead: {
      CodeView: 'for code that is only read',
      TextField: 'for a few lines without colours',
    },
  },
  CodeView: { use: 'To read code.', instead: { CodeEditor: 'to change it' } },
  CommandPalette: {
    use: 'To reach anything by what one types, from everywhere.',
    instead: { SearchBox: 'to search within one list', SuggestField: 'within a form' },
  },
  ConfirmDialog: {
    use: 'Before something that cannot be taken back.',
    instead: {
      Notices: 'with Undo, where it can be taken back',
      FormDialog: 'where something has to be filled in',
    },
  },
  DataTable: {
    use: 'For records with several properties, which people compare, sort and choose.',
    instead: { Facts: 'for the properties of one record', ListLayout: 'for the page around it' },
  },
  ExpandableRows: {
    use: 'In a table whose rows hold more than a line.',
    instead: { DataTable: 'without expansion, where a page shows the rest' },
  },
  DateText: {
    use: 'For a day, when the day matters.',
    instead: { TimeAgo: 'when its age matters', LastUpdated: 'for the age of what is shown' },
  },
  Dialog: {
    use: 'To show something without leaving the page.',
    instead: {
      FormDialog: 'with fields',
      ConfirmDialog: 'for a question',
      FloatingPanel: 'where the page stays in use',
    },
  },
  DownloadButton: { use: 'To save a file.', instead: { Button: 'for everything else' } },
  EmptyState: {
    use: 'Where content would be and there is none: it says so, and how it comes.',
    instead: { ErrorPanel: 'where the content could not be loaded' },
  },
  ErrorPanel: {
    use: 'In the place of content that could not be loaded.',
    instead: {
      Banner: 'where older content stays in sight',
      Notices: 'for a failed action',
    },
  },
  Facts: {
    use: 'For the properties of one record, one to a line.',
    instead: { DataTable: 'for several records' },
  },
  FilterSidebar: {
    use: 'For the filters of a list that take effect together.',
    instead: { Toggles: 'for a few that are used all day', SearchBox: 'for words' },
  },
  FloatingPanel: {
    use: 'For settings beside the button that opens them, while the page stays in use.',
    instead: { Menu: 'for a list of actions', Dialog: 'for what needs all attention' },
  },
  FormDialog: {
    use: 'To add or edit one record. It asks before unsaved input goes.',
    instead: { ConfirmDialog: 'for a question without fields' },
  },
  HtmlFrame: {
    use: 'For a page of another site, which must not run anything.',
    instead: { RichTextView: 'for text that people wrote in the console' },
  },
  IconButton: {
    use: 'In rows and corners, for an action with a well-known icon. It always has a name.',
    instead: { Button: 'where there is room for a word' },
  },
  LastUpdated: {
    use: 'Above figures that are made now and then.',
    instead: { TimeAgo: 'for the age of a record' },
  },
  ListLayout: {
    use: 'For a page with a list: header, filters, rows, footer, and what stands in for the rows.',
    instead: { Card: 'for a short list within a page' },
  },
  LoadingOverlay: {
    use: 'Over content of which nothing can be shown yet.',
    instead: { ProgressBar: 'where older content stays in sight' },
  },
  Menu: {
    use: 'For further actions on one thing.',
    instead: { Button: 'for up to three actions', SelectField: 'to choose a value' },
  },
  Notices: {
    use: 'For what came of an action. A success leaves by itself, an error stays until it is closed.',
    instead: {
      Banner: 'for what stays true',
      ErrorPanel: 'for content that could not be loaded',
    },
  },
  Pagination: { use: 'Below the rows of a list that has more of them than a page.' },
  ProgressBar: {
    use: 'Once, at the top of the window, while requests are under way.',
    instead: { LoadingOverlay: 'over content that is not there yet' },
  },
  RichTextView: {
    use: 'For text with bold words, links and lists.',
    instead: { HtmlFrame: 'for pages of other sites', RichTextField: 'to write it' },
  },
  Attacks: {
    use: 'Shows that hostile text does nothing.',
    instead: { RichTextView: 'to see the part' },
  },
  SearchBox: {
    use: 'To search a list by words.',
    instead: { FilterSidebar: 'by properties', CommandPalette: 'through everything' },
  },
  SideMenu: { use: 'Once, for the pages of the console.', instead: { TabBar: 'within a page' } },
  Sparkline: {
    use: 'For the shape of the last days, in a row or beside a figure.',
    instead: { LineChart: 'where people read values' },
  },
  StatusBadge: {
    use: 'For a state. The tone is a judgement, so it comes with a word and a shape.',
    instead: { Chips: 'for what can be removed', Banner: 'for a whole sentence' },
  },
  TabBar: {
    use: 'For pages beside each other, each with an address.',
    instead: { Tabs: 'for panels without an address' },
  },
  TableSettings: {
    use: 'In the header of each list, for its columns and the density of all lists.',
  },
  Tabs: {
    use: 'For panels of which one is shown, without an address of their own.',
    instead: { TabBar: 'for pages', Choice: 'where the options change one panel' },
  },
  TimeAgo: {
    use: 'When the age of something matters.',
    instead: { DateText: 'when the day matters' },
  },
  Toggles: {
    use: 'For a few filters that are on or off, each by itself.',
    instead: { Choice: 'where exactly one is on', CheckboxField: 'in a form' },
  },
  Tooltip: {
    use: 'For the rest of a text that is cut, or the reason why a control is disabled. Nothing stands in a tooltip alone that people need.',
    instead: { FloatingPanel: 'for content that can be used' },
  },
  BarChart: {
    use: 'To compare a few groups, the largest first.',
    instead: { LineChart: 'for values over time' },
  },
  LineChart: {
    use: 'For one or two values over time.',
    instead: {
      Sparkline: 'where the shape is enough',
      MarkedLine: 'where events stand beside the values',
    },
  },
  ZoomedLine: {
    use: 'For years of values, of which a part is looked at.',
    instead: { LineChart: 'for a few months' },
  },
  MarkedLine: {
    use: 'For values over time with the events that explain them.',
    instead: { LineChart: 'for values alone' },
  },
  TimelineChart: {
    use: 'For spans of time in which something was in one state.',
    instead: { LineChart: 'for values' },
  },
  UpDownChart: {
    use: 'For what came and what went on each day.',
    instead: { BarChart: 'for groups' },
  },
  CheckboxField: {
    use: 'For one yes or no in a form.',
    instead: { RadioField: 'where both answers need words', Toggles: 'for filters' },
  },
  DayField: { use: 'For a calendar day.', instead: { TextField: 'for any other text' } },
  MultiSelectField: {
    use: 'For any number of many options.',
    instead: { CheckboxField: 'for up to three', SelectField: 'for one' },
  },
  RadioField: {
    use: 'For one of up to seven options that people should see all at once.',
    instead: { SelectField: 'for more options', Choice: 'outside a form' },
  },
  RichTextField: {
    use: 'For a note with formatted text.',
    instead: { TextField: 'for plain text', RichTextView: 'to read it' },
  },
  SelectField: {
    use: 'For one of many options, in a form.',
    instead: {
      RadioField: 'for a few options',
      SuggestField: 'where a person may also write something else',
    },
  },
  SuggestField: {
    use: 'For a text that is often one of those written before.',
    instead: { SelectField: 'where only the options are valid', TextField: 'without suggestions' },
  },
  TextField: {
    use: 'For a text or a number.',
    instead: { RichTextField: 'for formatted text', DayField: 'for a day' },
  },
};
