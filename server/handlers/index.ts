/** The handlers of the verbs that are more than their schema, by call. handlers.ts sees to it that none is missing, and none too many. */
export { create as 'account.create' } from './accounts/create.ts';
export { resetPassword as 'account.resetPassword' } from './accounts/resetPassword.ts';
export { remove as 'account.delete', pause as 'account.pause', restore as 'account.restore' } from './accounts/shut.ts';
export { update as 'account.update' } from './accounts/update.ts';
export { areas as 'adSlot.areas' } from './ad-slots/areas.ts';
export { create as 'adSlot.create' } from './ad-slots/create.ts';
export { restore as 'adSlot.restore' } from './ad-slots/restore.ts';
export { closeSale as 'adSlot.closeSale', openSale as 'adSlot.openSale' } from './ad-slots/sale.ts';
export { update as 'adSlot.update' } from './ad-slots/update.ts';
export { outside as 'adsOrder.outside', rebid as 'adsOrder.rebid', stop as 'adsOrder.stop' } from './ads-orders/bid.ts';
export { buyers as 'adsOrder.buyers' } from './ads-orders/buyers.ts';
export { cancel as 'adsOrder.cancel', pay as 'adsOrder.pay', payment as 'adsOrder.payment' } from './ads-orders/pay.ts';
export { pace as 'adsOrder.pace' } from './ads-orders/pace.ts';
export { makeGood as 'adsOrder.makeGood', refund as 'adsOrder.refund' } from './ads-orders/owner.ts';
export { place as 'adsOrder.place', quote as 'adsOrder.quote' } from './ads-orders/place.ts';
export { regions as 'adsOrder.regions' } from './ads-orders/regions.ts';
export { search as 'adsOrder.search' } from './ads-orders/search.ts';
export { upload as 'adsOrder.upload' } from './ads-orders/upload.ts';
export { create as 'ad.create' } from './ads/create.ts';
export {
  arrange as 'ad.arrange',
  hold as 'ad.hold',
  resume as 'ad.resume',
  revise as 'ad.revise',
  withdraw as 'ad.withdraw',
} from './ads/buyer.ts';
export { history as 'ad.history' } from './ads/history.ts';
export { pause as 'ad.pause', start as 'ad.start' } from './ads/play.ts';
export { issuable as 'ad.issuable' } from './ads/issuable.ts';
export { issue as 'ad.issue' } from './ads/issue.ts';
export { preflight as 'ad.preflight' } from './ads/preflight.ts';
export { reach as 'ad.reach' } from './ads/reach.ts';
export { remove as 'ad.delete' } from './ads/remove.ts';
export { restore as 'ad.restore' } from './ads/restore.ts';
export { repush as 'ad.repush' } from './ads/repush.ts';
export { approve as 'ad.approve', reject as 'ad.reject' } from './ads/review.ts';
export { see as 'ad.see', seen as 'ad.seen' } from './ads/see.ts';
export { update as 'ad.update' } from './ads/update.ts';
export { overview as 'advertiserFigure.overview' } from './advertiser-figures/overview.ts';
export { pause as 'campaign.pause', start as 'campaign.start' } from './campaigns/play.ts';
export { update as 'campaign.update' } from './campaigns/update.ts';
export { follow as 'cast.follow', open as 'cast.open', send as 'cast.send' } from './casts/phone.ts';
export { approve as 'cast.approve', reject as 'cast.reject' } from './casts/review.ts';
export { addAdministrator as 'corporation.addAdministrator' } from './corporations/addAdministrator.ts';
export { create as 'corporation.create' } from './corporations/create.ts';
export { issuePoints as 'corporation.issuePoints' } from './corporations/issuePoints.ts';
export {
  remove as 'corporation.delete',
  pause as 'corporation.pause',
  restore as 'corporation.restore',
} from './corporations/shut.ts';
export { update as 'corporation.update' } from './corporations/update.ts';
export { create as 'demandPartner.create', update as 'demandPartner.update' } from './demand-partners/edit.ts';
export { test as 'demandPartner.test' } from './demand-partners/test.ts';
export {
  find as 'department.find',
  locate as 'department.locate',
  tree as 'department.tree',
} from './departments/tree.ts';
export { update as 'department.update' } from './departments/update.ts';
export { multi as 'deviceGroup.multi' } from './device-groups/multi.ts';
export { auth as 'deviceGrant.auth', unauth as 'deviceGrant.unauth' } from './device-grants/change.ts';
export { rights as 'deviceGrant.rights' } from './device-grants/rights.ts';
export { remote as 'deviceCommand.remote' } from './device-commands/remote.ts';
export { send as 'deviceCommand.send' } from './device-commands/send.ts';
export { sync as 'deviceGroup.sync', update as 'deviceGroup.update' } from './device-groups/update.ts';
export { takeBack as 'devicePoint.takeBack' } from './device-points/takeBack.ts';
export { create as 'deviceTimer.create', update as 'deviceTimer.update' } from './device-timers/write.ts';
export { doubts as 'deviceTimer.doubts' } from './device-timers/doubts.ts';
export { week as 'deviceTimer.week' } from './device-timers/week.ts';
export {
  pause as 'deviceTimer.pause',
  remove as 'deviceTimer.delete',
  restore as 'deviceTimer.restore',
  start as 'deviceTimer.start',
} from './device-timers/switch.ts';
export { attention as 'device.attention', off as 'device.off' } from './devices/attention.ts';
export { create as 'device.create' } from './devices/create.ts';
export { replace as 'device.replace' } from './devices/replace.ts';
export { restore as 'device.restore' } from './devices/restore.ts';
export {
  restart as 'device.restart',
  setBrightness as 'device.setBrightness',
  lockScreens as 'device.lockScreens',
  pauseScreens as 'device.pauseScreens',
  restartMachine as 'device.restartMachine',
  screenshot as 'device.screenshot',
  setVolume as 'device.setVolume',
  unlockScreens as 'device.unlockScreens',
  switchPower as 'device.switchPower',
} from './devices/commandMany.ts';
export { now as 'device.now' } from './devices/now.ts';
export { explain as 'device.explain' } from './devices/explain.ts';
export { playlist as 'device.playlist' } from './devices/playlist.ts';
export { remove as 'device.delete' } from './devices/remove.ts';
export { update as 'device.update' } from './devices/update.ts';
export { list as 'district.list', tree as 'district.tree' } from './districts/districts.ts';
export { home as 'session.home' } from './home/home.ts';
export { failures as 'importTask.failures' } from './import-tasks/failures.ts';
export { impact as 'layoutDraft.impact' } from './layout-drafts/impact.ts';
export { apps as 'marketOrder.apps' } from './market-orders/apps.ts';
export { confirm as 'marketOrder.confirm' } from './market-orders/confirm.ts';
export { create as 'marketOrder.create' } from './market-orders/create.ts';
export { pay as 'marketOrder.pay' } from './market-orders/pay.ts';
export { info as 'wallet.info', recharge as 'wallet.recharge', status as 'wallet.status' } from './wallets/wallet.ts';
export { open as 'layoutDraft.open' } from './layout-drafts/open.ts';
export { presence as 'layoutDraft.presence' } from './layout-drafts/presence.ts';
export { publish as 'layoutDraft.publish' } from './layout-drafts/publish.ts';
export { save as 'layoutDraft.save' } from './layout-drafts/save.ts';
export { keep as 'layoutVersion.keep' } from './layout-versions/keep.ts';
export { forecast as 'layout.forecast' } from './layouts/forecast.ts';
export { create as 'layout.create', update as 'layout.update' } from './layouts/write.ts';
export { update as 'materialFolder.update' } from './material-folders/update.ts';
export { apply as 'material.apply' } from './materials/apply.ts';
export { check as 'material.check' } from './materials/check.ts';
export { copy as 'material.copy' } from './materials/copy.ts';
export { counts as 'material.counts' } from './materials/counts.ts';
export { parts as 'material.parts' } from './materials/parts.ts';
export { frames as 'material.frames' } from './materials/frames.ts';
export { picture as 'material.picture' } from './materials/picture.ts';
export { verify as 'material.verify' } from './materials/verify.ts';
export {
  create as 'offlinePackage.create',
  link as 'offlinePackage.link',
  retry as 'offlinePackage.retry',
} from './offline-packages/packages.ts';
export { explain as 'permission.explain' } from './permissions/explain.ts';
export { sign as 'phoneFile.sign', verify as 'phoneFile.verify' } from './phone-files/files.ts';
export { find as 'platformDevice.find' } from './platform-devices/find.ts';
export {
  pause as 'promotionGroup.pause',
  remove as 'promotionGroup.delete',
  restore as 'promotionGroup.restore',
  start as 'promotionGroup.start',
} from './promotion-groups/switch.ts';
export { create as 'promotionGroup.create', update as 'promotionGroup.update' } from './promotion-groups/write.ts';
export { trend as 'proofOfPlay.trend' } from './proofs-of-play/trend.ts';
export { create as 'proxy.create', remove as 'proxy.delete', update as 'proxy.update' } from './proxies/write.ts';
export { create as 'role.create', update as 'role.update' } from './roles/write.ts';
export { update as 'store.update' } from './stores/update.ts';
export { find as 'search.find' } from './search/find.ts';
export { touched as 'search.touched' } from './search/touched.ts';
export { usedBy as 'search.usedBy' } from './search/usedBy.ts';
export { lift as 'takeDown.lift' } from './take-downs/lift.ts';
export {
  takeDownAd as 'ad.takeDown',
  takeDownAdvertiser as 'corporation.takeDown',
  takeDownMaterial as 'material.takeDown',
} from './take-downs/take.ts';
export { accountLogin as 'session.accountLogin' } from './sessions/accountLogin.ts';
export { changePassword as 'session.changePassword' } from './sessions/changePassword.ts';
export {
  createNotice as 'noticeSetting.create',
  createWarning as 'warningSetting.create',
} from './notices/settings.ts';
export { create as 'softwareSetting.create', update as 'softwareSetting.update' } from './software-settings/write.ts';
export { info as 'notice.info', read as 'notice.read', readAll as 'notice.readAll' } from './notices/notices.ts';
export { login as 'session.login' } from './sessions/login.ts';
export {
  bind as 'session.bind',
  bindCode as 'session.bindCode',
  endSession as 'session.endSession',
  loginSettings as 'session.loginSettings',
} from './sessions/loginSettings.ts';
export { logout as 'session.logout' } from './sessions/logout.ts';
export { menu as 'session.menu' } from './sessions/menu.ts';
export { mobileLogin as 'session.mobileLogin' } from './sessions/mobileLogin.ts';
export { newPassword as 'session.newPassword' } from './sessions/newPassword.ts';
export { register as 'session.register' } from './sessions/register.ts';
export { profile as 'session.profile', updateProfile as 'session.updateProfile' } from './sessions/ownProfile.ts';
export { sendCode as 'session.sendCode' } from './sessions/sendCode.ts';
export { audit as 'verification.audit' } from './verifications/audit.ts';
export {
  approve as 'verification.approve',
  refuse as 'verification.refuse',
  withdraw as 'verification.withdraw',
} from './verifications/review.ts';
export {
  create as 'verification.create',
  enterprise as 'verification.enterprise',
  idcard as 'verification.idcard',
} from './verifications/submit.ts';
export { sign as 'upload.sign' } from './uploads/sign.ts';
export { verify as 'upload.verify' } from './uploads/verify.ts';
export { create as 'firmware.create' } from './firmware/create.ts';
export { ask as 'dataCard.ask' } from './data-cards/ask.ts';
export { create as 'monitorPlan.create' } from './monitor-plans/create.ts';
export { end as 'monitorPlan.end' } from './monitor-plans/end.ts';
export { extend as 'monitorPlan.extend' } from './monitor-plans/extend.ts';
export { finish as 'monitorTask.finish' } from './monitor-tasks/finish.ts';
export { handOn as 'monitorTask.handOn' } from './monitor-tasks/handOn.ts';
export { link as 'monitorTask.link' } from './monitor-tasks/link.ts';
export { handIn as 'monitorTask.handIn', look as 'monitorTask.look' } from './monitor-tasks/byLink.ts';
export { create as 'firmwareTask.create' } from './firmware-tasks/create.ts';
export {
  close as 'firmwareTask.close',
  resume as 'firmwareTask.resume',
  retry as 'firmwareTask.retry',
} from './firmware-tasks/carryOn.ts';
export { create as 'alarm.create' } from './alarms/create.ts';
export {
  newTemperatureKey as 'temperatureDevice.newKey',
  newWashingKey as 'handwashingDevice.newKey',
  temperatureKey as 'temperatureDevice.key',
  washingKey as 'handwashingDevice.key',
} from './sensors/keys.ts';
export { wall as 'device.wall' } from './devices/wall.ts';
