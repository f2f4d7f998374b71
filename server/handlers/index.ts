import type { Handlers } from './handlers.ts';
import { create as createAccount } from './accounts/create.ts';
import { resetPassword as resetPasswordAccount } from './accounts/resetPassword.ts';
import { pause as pauseAccount, remove as deleteAccount } from './accounts/shut.ts';
import { update as updateAccount } from './accounts/update.ts';
import { create as createAdSlot } from './ad-slots/create.ts';
import { remove as deleteAdSlot } from './ad-slots/remove.ts';
import { create as createAd } from './ads/create.ts';
import { history as historyAd } from './ads/history.ts';
import { pause as pauseAd, start as startAd } from './ads/play.ts';
import { reach as reachAd } from './ads/reach.ts';
import { remove as deleteAd } from './ads/remove.ts';
import { repush as repushAd } from './ads/repush.ts';
import { approve as approveAd, reject as rejectAd } from './ads/review.ts';
import { see as seeAd, seen as seenAds } from './ads/see.ts';
import { update as updateAd } from './ads/update.ts';
import { remove as deleteCampaign } from './campaigns/remove.ts';
import { create as createCorporation } from './corporations/create.ts';
import { issuePoints } from './corporations/issuePoints.ts';
import { pause as pauseCorporation, remove as deleteCorporation } from './corporations/shut.ts';
import { update as updateCorporation } from './corporations/update.ts';
import { remove as deleteDepartment } from './departments/remove.ts';
import { find as findDepartments, locate as locateDepartment, tree as treeDepartments } from './departments/tree.ts';
import { update as updateDepartment } from './departments/update.ts';
import { remove as deleteDeviceGroup } from './device-groups/remove.ts';
import { attention as attentionDevice } from './devices/attention.ts';
import { takeBack } from './device-points/takeBack.ts';
import { create as createDevice } from './devices/create.ts';
import { remove as deleteDevice } from './devices/remove.ts';
import { update as updateDevice } from './devices/update.ts';
import { home } from './home/home.ts';
import { failures as failuresImportTask } from './import-tasks/failures.ts';
import { remove as deleteLayout } from './layouts/remove.ts';
import { create as createLayout, update as updateLayout } from './layouts/write.ts';
import { remove as deleteMaterialCategory } from './material-categories/remove.ts';
import { remove as deleteMaterialFolder } from './material-folders/remove.ts';
import { update as updateMaterialFolder } from './material-folders/update.ts';
import { apply as applyMaterial } from './materials/apply.ts';
import { check as checkMaterial } from './materials/check.ts';
import { copy as copyMaterial } from './materials/copy.ts';
import { counts as countsOfMaterials } from './materials/counts.ts';
import { remove as deleteMaterial } from './materials/remove.ts';
import { parts as partsOfMaterial } from './materials/parts.ts';
import { verify as verifyMaterial } from './materials/verify.ts';
import { trend as trendProofOfPlay } from './proofs-of-play/trend.ts';
import { remove as deleteRole } from './roles/remove.ts';
import { create as createRole, update as updateRole } from './roles/write.ts';
import { remove as deleteSavedView } from './saved-views/remove.ts';
import { update as updateSavedView } from './saved-views/update.ts';
import { find as findRecords } from './search/find.ts';
import { accountLogin } from './sessions/accountLogin.ts';
import { changePassword } from './sessions/changePassword.ts';
import { login } from './sessions/login.ts';
import { logout } from './sessions/logout.ts';
import { menu } from './sessions/menu.ts';
import { mobileLogin } from './sessions/mobileLogin.ts';
import { sendCode } from './sessions/sendCode.ts';
import { sign as signUpload } from './uploads/sign.ts';
import { verify as verifyUpload } from './uploads/verify.ts';

/** The verbs that are more than their schema. The type lists those that must be here and those that may. */
export const handlers = {
  'account.create': createAccount,
  'account.delete': deleteAccount,
  'account.pause': pauseAccount,
  'account.resetPassword': resetPasswordAccount,
  'account.update': updateAccount,
  'ad.approve': approveAd,
  'ad.create': createAd,
  'ad.delete': deleteAd,
  'ad.history': historyAd,
  'ad.pause': pauseAd,
  'ad.reach': reachAd,
  'ad.reject': rejectAd,
  'ad.repush': repushAd,
  'ad.see': seeAd,
  'ad.seen': seenAds,
  'ad.start': startAd,
  'ad.update': updateAd,
  'adSlot.create': createAdSlot,
  'adSlot.delete': deleteAdSlot,
  'campaign.delete': deleteCampaign,
  'corporation.create': createCorporation,
  'corporation.delete': deleteCorporation,
  'corporation.issuePoints': issuePoints,
  'corporation.pause': pauseCorporation,
  'corporation.update': updateCorporation,
  'department.delete': deleteDepartment,
  'department.find': findDepartments,
  'department.locate': locateDepartment,
  'department.tree': treeDepartments,
  'department.update': updateDepartment,
  'device.attention': attentionDevice,
  'devicePoint.takeBack': takeBack,
  'device.create': createDevice,
  'device.delete': deleteDevice,
  'device.update': updateDevice,
  'deviceGroup.delete': deleteDeviceGroup,
  'importTask.failures': failuresImportTask,
  'layout.create': createLayout,
  'layout.delete': deleteLayout,
  'layout.update': updateLayout,
  'material.apply': applyMaterial,
  'material.check': checkMaterial,
  'material.copy': copyMaterial,
  'material.counts': countsOfMaterials,
  'material.delete': deleteMaterial,
  'material.parts': partsOfMaterial,
  'material.verify': verifyMaterial,
  'materialCategory.delete': deleteMaterialCategory,
  'materialFolder.delete': deleteMaterialFolder,
  'materialFolder.update': updateMaterialFolder,
  'proofOfPlay.trend': trendProofOfPlay,
  'role.create': createRole,
  'role.delete': deleteRole,
  'role.update': updateRole,
  'savedView.delete': deleteSavedView,
  'savedView.update': updateSavedView,
  'search.find': findRecords,
  'session.accountLogin': accountLogin,
  'session.changePassword': changePassword,
  'session.home': home,
  'session.login': login,
  'session.logout': logout,
  'session.menu': menu,
  'session.mobileLogin': mobileLogin,
  'session.sendCode': sendCode,
  'upload.sign': signUpload,
  'upload.verify': verifyUpload,
} satisfies Handlers;
