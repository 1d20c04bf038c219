import Archive from 'lucide-react/icons/archive';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Hand from 'lucide-react/icons/hand';
import Info from 'lucide-react/icons/info';
import Link from 'lucide-react/icons/link';
import ListFilter from 'lucide-react/icons/list-filter';
import ListFilterPlus from 'lucide-react/icons/list-filter-plus';
import ListPlus from 'lucide-react/icons/list-plus';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import Plus from 'lucide-react/icons/plus';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Repeat from 'lucide-react/icons/repeat';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash';
import TriangleExclamationPoint from 'lucide-react/icons/triangle-exclamation-point';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

interface Icon {
  icon: ReactNode;
  /** Its name in lucide. */
  name: string;
  /** What it stands for, in the whole console. */
  use: string;
}

/**
 * The icons of the console in groups, for documentation alone: a part imports the icon that it
 * shows.
 */
export const icons: Record<string, readonly Icon[]> = {
  'What a person does': [
    { icon: <Plus size={16} />, name: 'plus', use: 'Adds something new.' },
    { icon: <Pencil size={16} />, name: 'pencil', use: 'Edits a record.' },
    { icon: <Archive size={16} />, name: 'archive', use: 'Archives, or is archived.' },
    { icon: <Trash size={16} />, name: 'trash', use: 'Deletes for good.' },
    { icon: <RefreshCw size={16} />, name: 'refresh-cw', use: 'Loads again.' },
    { icon: <Download size={16} />, name: 'download', use: 'Saves a file.' },
    { icon: <Link size={16} />, name: 'link', use: 'Copies a link, or makes one in a text.' },
    { icon: <ExternalLink size={16} />, name: 'external-link', use: 'Leads out of the console.' },
    { icon: <ListPlus size={16} />, name: 'list-plus', use: 'Adds a record to the queue.' },
    { icon: <UserPlus size={16} />, name: 'user-plus', use: 'Assigns people.' },
    { icon: <Pin size={16} />, name: 'pin', use: 'Keeps a note in sight.' },
    { icon: <X size={16} />, name: 'x', use: 'Closes, or takes one thing away.' },
  ],
  'What a person sees of a list': [
    { icon: <Search size={16} />, name: 'search', use: 'A search.' },
    { icon: <ListFilter size={16} />, name: 'list-filter', use: 'Opens the filters.' },
    {
      icon: <ListFilterPlus size={16} />,
      name: 'list-filter-plus',
      use: 'Filters by the value of a cell.',
    },
    { icon: <Bookmark size={16} />, name: 'bookmark', use: 'The views of a list.' },
    {
      icon: <Columns3 size={16} />,
      name: 'columns-3',
      use: 'The columns and the density of a table.',
    },
    { icon: <ArrowUp size={16} />, name: 'arrow-up', use: 'Sorted, the smallest first.' },
    { icon: <ArrowDown size={16} />, name: 'arrow-down', use: 'Sorted, the largest first.' },
    { icon: <ChevronRight size={16} />, name: 'chevron-right', use: 'Opens what is inside.' },
    {
      icon: <ChevronDown size={16} />,
      name: 'chevron-down',
      use: 'Opens a menu, or closes what is inside.',
    },
  ],
  'How something is': [
    { icon: <Info size={16} />, name: 'info', use: 'Worth knowing.' },
    { icon: <CircleCheck size={16} />, name: 'circle-check', use: 'All is well.' },
    {
      icon: <TriangleExclamationPoint size={16} />,
      name: 'triangle-exclamation-point',
      use: 'Somebody should look.',
    },
    {
      icon: <CircleExclamationPoint size={16} />,
      name: 'circle-exclamation-point',
      use: 'Something failed, or is not valid.',
    },
    { icon: <Check size={16} />, name: 'check', use: 'This one is chosen.' },
    { icon: <Power size={16} />, name: 'power', use: 'An active job or scrape.' },
    { icon: <PowerOff size={16} />, name: 'power-off', use: 'One that is not active any more.' },
    { icon: <Pause size={16} />, name: 'pause', use: 'Does not run by itself at the moment.' },
    { icon: <Hand size={16} />, name: 'hand', use: 'Runs when somebody starts it.' },
    { icon: <Repeat size={16} />, name: 'repeat', use: 'Runs by itself.' },
  ],
};
