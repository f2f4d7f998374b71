// Made by codegen from schemas/. Do not edit: change the schemas.

import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { lazyView } from '#src/ui/lazyView.ts';
import type { ResourceViews } from '#src/ui/view.ts';

export const resources: readonly ResourceViews[] = [
  {
    meta: entityHeads['accounts'],
    List: lazyView(() => import('./accounts/AccountList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountCreate })),
    Edit: lazyView(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountEdit })),
    Show: lazyView(() => import('./accounts/AccountShow.gen.tsx')),
  },
  {
    meta: entityHeads['ads'],
    List: lazyView(() => import('./ads/AdList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdCreate })),
    Edit: lazyView(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdEdit })),
    Show: lazyView(() => import('./ads/AdShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-deliveries'],
    List: lazyView(() => import('./ad-deliveries/AdDeliveryList.gen.tsx')),
    Show: lazyView(() => import('./ad-deliveries/AdDeliveryShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-slots'],
    List: lazyView(() => import('./ad-slots/AdSlotList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotCreate })),
    Edit: lazyView(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotEdit })),
    Show: lazyView(() => import('./ad-slots/AdSlotShow.gen.tsx')),
  },
  {
    meta: entityHeads['campaigns'],
    List: lazyView(() => import('./campaigns/CampaignList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignCreate })),
    Edit: lazyView(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignEdit })),
    Show: lazyView(() => import('./campaigns/CampaignShow.gen.tsx')),
  },
  {
    meta: entityHeads['corporations'],
    List: lazyView(() => import('./corporations/CorporationList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationCreate,
    })),
    Edit: lazyView(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationEdit })),
    Show: lazyView(() => import('./corporations/CorporationShow.gen.tsx')),
  },
  {
    meta: entityHeads['departments'],
    List: lazyView(() => import('./departments/DepartmentList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentCreate,
    })),
    Edit: lazyView(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentEdit })),
    Show: lazyView(() => import('./departments/DepartmentShow.gen.tsx')),
  },
  {
    meta: entityHeads['devices'],
    List: lazyView(() => import('./devices/DeviceList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceCreate })),
    Edit: lazyView(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceEdit })),
    Show: lazyView(() => import('./devices/DeviceShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-groups'],
    List: lazyView(() => import('./device-groups/DeviceGroupList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupEdit,
    })),
    Show: lazyView(() => import('./device-groups/DeviceGroupShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-points'],
    List: lazyView(() => import('./device-points/DevicePointList.gen.tsx')),
    Show: lazyView(() => import('./device-points/DevicePointShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-sets'],
    List: lazyView(() => import('./device-sets/DeviceSetList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetCreate })),
    Edit: lazyView(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetEdit })),
    Show: lazyView(() => import('./device-sets/DeviceSetShow.gen.tsx')),
  },
  {
    meta: entityHeads['import-tasks'],
    List: lazyView(() => import('./import-tasks/ImportTaskList.gen.tsx')),
    Show: lazyView(() => import('./import-tasks/ImportTaskShow.gen.tsx')),
  },
  {
    meta: entityHeads['layouts'],
    List: lazyView(() => import('./layouts/LayoutList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutCreate })),
    Edit: lazyView(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutEdit })),
    Show: lazyView(() => import('./layouts/LayoutShow.gen.tsx')),
  },
  {
    meta: entityHeads['materials'],
    List: lazyView(() => import('./materials/MaterialList.gen.tsx')),
    Edit: lazyView(async () => ({ default: (await import('./materials/MaterialForm.gen.tsx')).MaterialEdit })),
    Show: lazyView(() => import('./materials/MaterialShow.gen.tsx')),
  },
  {
    meta: entityHeads['material-categories'],
    List: lazyView(() => import('./material-categories/MaterialCategoryList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./material-categories/MaterialCategoryForm.gen.tsx')).MaterialCategoryCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./material-categories/MaterialCategoryForm.gen.tsx')).MaterialCategoryEdit,
    })),
    Show: lazyView(() => import('./material-categories/MaterialCategoryShow.gen.tsx')),
  },
  {
    meta: entityHeads['material-folders'],
    List: lazyView(() => import('./material-folders/MaterialFolderList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderEdit,
    })),
    Show: lazyView(() => import('./material-folders/MaterialFolderShow.gen.tsx')),
  },
  {
    meta: entityHeads['operation-logs'],
    List: lazyView(() => import('./operation-logs/OperationLogList.gen.tsx')),
    Show: lazyView(() => import('./operation-logs/OperationLogShow.gen.tsx')),
  },
  {
    meta: entityHeads['proofs-of-play'],
    List: lazyView(() => import('./proofs-of-play/ProofOfPlayList.gen.tsx')),
    Show: lazyView(() => import('./proofs-of-play/ProofOfPlayShow.gen.tsx')),
  },
  {
    meta: entityHeads['roles'],
    List: lazyView(() => import('./roles/RoleList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleCreate })),
    Edit: lazyView(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleEdit })),
    Show: lazyView(() => import('./roles/RoleShow.gen.tsx')),
  },
  {
    meta: entityHeads['saved-views'],
    List: lazyView(() => import('./saved-views/SavedViewList.gen.tsx')),
    Show: lazyView(() => import('./saved-views/SavedViewShow.gen.tsx')),
  },
  {
    meta: entityHeads['tags'],
    List: lazyView(() => import('./tags/TagList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagCreate })),
    Edit: lazyView(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagEdit })),
    Show: lazyView(() => import('./tags/TagShow.gen.tsx')),
  },
];
