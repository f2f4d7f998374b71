import type { SvgIconComponent } from '@mui/icons-material';
import type { IconName } from '#core/entity/icons.ts';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccessAlarm from '@mui/icons-material/AccessAlarm';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet';
import Add from '@mui/icons-material/Add';
import Apartment from '@mui/icons-material/Apartment';
import Assessment from '@mui/icons-material/Assessment';
import Badge from '@mui/icons-material/Badge';
import Block from '@mui/icons-material/Block';
import Brightness6 from '@mui/icons-material/Brightness6';
import Business from '@mui/icons-material/Business';
import CameraAlt from '@mui/icons-material/CameraAlt';
import Campaign from '@mui/icons-material/Campaign';
import Category from '@mui/icons-material/Category';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import Clean from '@mui/icons-material/CleanHands';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
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
import Image from '@mui/icons-material/ImageOutlined';
import Insights from '@mui/icons-material/Insights';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Monitor from '@mui/icons-material/MonitorOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Play from '@mui/icons-material/PlayCircleOutlined';
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import PowerSettings from '@mui/icons-material/PowerSettingsNew';
import QrCode from '@mui/icons-material/QrCode2';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Sell from '@mui/icons-material/SellOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import SimCard from '@mui/icons-material/SimCardOutlined';
import Stop from '@mui/icons-material/StopCircleOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import SystemUpdate from '@mui/icons-material/SystemUpdateOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';

/** Icons by the words of the trade that schemas/_menu.yaml writes, each imported by itself: the whole set is 2,000. */
const icons: Readonly<Record<IconName, SvgIconComponent>> = {
  account: ManageAccounts,
  ad: Campaign,
  advertiser: Person,
  alarm: AccessAlarm,
  campaign: Category,
  corporation: Business,
  dashboard: Dashboard,
  department: Apartment,
  description: Description,
  device: Monitor,
  deviceGroup: DeviceHub,
  deviceSet: Devices,
  download: FileDownload,
  finance: AccountBalanceWallet,
  firmware: SystemUpdate,
  flow: SimCard,
  folder: Folder,
  goods: Sell,
  handWashing: Clean,
  home: Home,
  insights: Insights,
  inventory: Inventory,
  layout: ViewQuilt,
  lock: Lock,
  log: History,
  map: Map,
  market: ShoppingCart,
  material: PermMedia,
  me: Person,
  monitor: CameraAlt,
  order: ReceiptLong,
  picture: Image,
  place: Add,
  playlist: PlaylistPlay,
  point: Key,
  qrCode: QrCode,
  remote: SettingsRemote,
  report: Assessment,
  review: FactCheck,
  role: Badge,
  settings: Settings,
  slot: GridView,
  store: Store,
  tag: Label,
  temperature: Thermostat,
  upload: Upload,
  verify: Verified,
  warning: Warning,
};

/** Icons of the verbs that many entities share. An action of another name has none. */
const verbs: Readonly<Record<string, SvgIconComponent>> = {
  approve: CheckCircle,
  reject: HighlightOff,
  pause: Pause,
  disable: Block,
  start: Play,
  enable: CheckCircle,
  stop: Stop,
  takeDown: Stop,
  delete: Delete,
  edit: Edit,
  export: FileDownload,
  import: Upload,
  upload: Upload,
  copy: ContentCopy,
  move: DriveFileMove,
  repush: Send,
  remote: SettingsRemote,
  volume: VolumeUp,
  brightness: Brightness6,
  restart: PowerSettings,
  screenshot: CameraAlt,
  resetPassword: Key,
  refresh: Refresh,
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
