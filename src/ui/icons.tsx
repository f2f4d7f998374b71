import type { SvgIconComponent } from '@mui/icons-material';
import type { IconName } from '#core/entity/icons.ts';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccessAlarm from '@mui/icons-material/AccessAlarm';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Apartment from '@mui/icons-material/Apartment';
import Assessment from '@mui/icons-material/Assessment';
import Badge from '@mui/icons-material/Badge';
import Business from '@mui/icons-material/Business';
import Campaign from '@mui/icons-material/Campaign';
import Category from '@mui/icons-material/Category';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Devices from '@mui/icons-material/Devices';
import DeviceHub from '@mui/icons-material/DeviceHub';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import GridView from '@mui/icons-material/GridView';
import HighlightOff from '@mui/icons-material/HighlightOff';
import History from '@mui/icons-material/History';
import Home from '@mui/icons-material/HomeOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Bell from '@mui/icons-material/NotificationsNone';
import Lock from '@mui/icons-material/LockOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Monitor from '@mui/icons-material/MonitorOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Play from '@mui/icons-material/PlayCircleOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import Search from '@mui/icons-material/Search';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Send from '@mui/icons-material/SendOutlined';
import StopScreen from '@mui/icons-material/DesktopAccessDisabledOutlined';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined';
import SimCard from '@mui/icons-material/SimCardOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';

/** Icons by the words of the trade that schemas/_menu.yaml writes, each imported by itself: the whole set is 2,000. */
const icons: Readonly<Record<IconName, SvgIconComponent>> = {
  account: ManageAccounts,
  ad: Campaign,
  advertiser: Person,
  bell: Bell,
  campaign: Category,
  corporation: Business,
  dashboard: Dashboard,
  department: Apartment,
  device: Monitor,
  deviceGroup: DeviceHub,
  deviceSet: Devices,
  download: FileDownload,
  folder: Folder,
  home: Home,
  layout: ViewQuilt,
  lock: Lock,
  log: History,
  material: PermMedia,
  organisation: AccountTree,
  person: AccountCircle,
  point: Key,
  remote: SettingsRemote,
  report: Assessment,
  review: FactCheck,
  role: Badge,
  search: Search,
  simCard: SimCard,
  slot: GridView,
  store: Storefront,
  tag: Label,
  takeDown: StopScreen,
  thermometer: Thermostat,
  timer: AccessAlarm,
  upload: Upload,
  warning: Warning,
  wash: WaterDrop,
};

/** Icons of the verbs that many entities share. An action of another name has none. */
const verbs: Readonly<Record<string, SvgIconComponent>> = {
  approve: CheckCircle,
  reject: HighlightOff,
  pause: Pause,
  start: Play,
  enable: CheckCircle,
  delete: Delete,
  restore: RestoreFromTrash,
  edit: Edit,
  export: FileDownload,
  import: Upload,
  upload: Upload,
  copy: ContentCopy,
  move: DriveFileMove,
  repush: Send,
  resetPassword: Key,
  show: Visibility,
};

/** An icon by its name in the menu; a circle where an entry has none. It says nothing: a word stands beside it. */
export function Icon({ name, ...props }: SvgIconProps & { name: IconName | undefined }) {
  const Found = name === undefined ? Circle : icons[name];
  return <Found aria-hidden fontSize="small" {...props} />;
}

/** The icon of an action by its verb, or nothing. */
export function VerbIcon({ verb, ...props }: SvgIconProps & { verb: string }) {
  const Found = verbs[verb];
  return Found ? <Found aria-hidden fontSize="small" {...props} /> : null;
}

/** Says whether a verb has an icon of its own. */
export const hasVerbIcon = (verb: string): boolean => verb in verbs;
