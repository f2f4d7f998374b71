// Made by codegen from schemas/. Do not edit: change the schemas.

/** No generic verb does these. */
export type RequiredHandler =
  | 'account.resetPassword'
  | 'ad.see'
  | 'ad.seen'
  | 'ad.history'
  | 'ad.repush'
  | 'ad.reach'
  | 'corporation.issuePoints'
  | 'corporation.addAdministrator'
  | 'department.tree'
  | 'department.find'
  | 'department.locate'
  | 'device.attention'
  | 'importTask.failures'
  | 'material.copy'
  | 'material.check'
  | 'material.apply'
  | 'material.parts'
  | 'material.picture'
  | 'material.counts'
  | 'material.verify'
  | 'proofOfPlay.trend'
  | 'search.find'
  | 'search.usedBy'
  | 'session.login'
  | 'session.accountLogin'
  | 'session.sendCode'
  | 'session.mobileLogin'
  | 'session.logout'
  | 'session.changePassword'
  | 'session.menu'
  | 'session.home'
  | 'upload.sign'
  | 'upload.verify';

/** A generic verb does these; a handler of that name takes its place. */
export type OptionalHandler =
  | 'account.list'
  | 'account.one'
  | 'account.create'
  | 'account.update'
  | 'account.updateMany'
  | 'account.enable'
  | 'account.pause'
  | 'account.export'
  | 'account.delete'
  | 'ad.list'
  | 'ad.one'
  | 'ad.create'
  | 'ad.update'
  | 'ad.updateMany'
  | 'ad.approve'
  | 'ad.reject'
  | 'ad.pause'
  | 'ad.start'
  | 'ad.delete'
  | 'ad.restore'
  | 'ad.export'
  | 'adDelivery.list'
  | 'adDelivery.one'
  | 'adSlot.list'
  | 'adSlot.one'
  | 'adSlot.create'
  | 'adSlot.update'
  | 'adSlot.updateMany'
  | 'adSlot.delete'
  | 'adSlot.restore'
  | 'campaign.list'
  | 'campaign.one'
  | 'campaign.create'
  | 'campaign.update'
  | 'campaign.start'
  | 'campaign.pause'
  | 'campaign.delete'
  | 'campaign.restore'
  | 'corporation.list'
  | 'corporation.one'
  | 'corporation.create'
  | 'corporation.update'
  | 'corporation.enable'
  | 'corporation.pause'
  | 'corporation.delete'
  | 'department.list'
  | 'department.one'
  | 'department.create'
  | 'department.update'
  | 'department.delete'
  | 'department.restore'
  | 'device.list'
  | 'device.one'
  | 'device.create'
  | 'device.update'
  | 'device.updateMany'
  | 'device.delete'
  | 'device.export'
  | 'device.import'
  | 'device.importTemplate'
  | 'deviceGroup.list'
  | 'deviceGroup.one'
  | 'deviceGroup.create'
  | 'deviceGroup.update'
  | 'deviceGroup.updateMany'
  | 'deviceGroup.delete'
  | 'deviceGroup.restore'
  | 'devicePoint.list'
  | 'devicePoint.one'
  | 'devicePoint.takeBack'
  | 'deviceSet.list'
  | 'deviceSet.one'
  | 'deviceSet.create'
  | 'deviceSet.update'
  | 'deviceSet.delete'
  | 'deviceSet.restore'
  | 'importTask.list'
  | 'importTask.one'
  | 'layout.list'
  | 'layout.one'
  | 'layout.create'
  | 'layout.update'
  | 'layout.delete'
  | 'layout.restore'
  | 'material.list'
  | 'material.one'
  | 'material.update'
  | 'material.move'
  | 'material.classify'
  | 'material.delete'
  | 'material.restore'
  | 'material.export'
  | 'materialCategory.list'
  | 'materialCategory.one'
  | 'materialCategory.create'
  | 'materialCategory.update'
  | 'materialCategory.delete'
  | 'materialCategory.restore'
  | 'materialFolder.list'
  | 'materialFolder.one'
  | 'materialFolder.create'
  | 'materialFolder.update'
  | 'materialFolder.delete'
  | 'materialFolder.restore'
  | 'operationLog.list'
  | 'operationLog.one'
  | 'operationLog.export'
  | 'proofOfPlay.list'
  | 'proofOfPlay.one'
  | 'proofOfPlay.export'
  | 'role.list'
  | 'role.one'
  | 'role.create'
  | 'role.update'
  | 'role.delete'
  | 'role.restore'
  | 'savedView.list'
  | 'savedView.one'
  | 'savedView.create'
  | 'savedView.update'
  | 'savedView.delete'
  | 'tag.list'
  | 'tag.one'
  | 'tag.create'
  | 'tag.update'
  | 'tag.delete'
  | 'tag.restore';

/** The same for the check at start. */
export const requiredHandlers: readonly RequiredHandler[] = [
  'account.resetPassword',
  'ad.see',
  'ad.seen',
  'ad.history',
  'ad.repush',
  'ad.reach',
  'corporation.issuePoints',
  'corporation.addAdministrator',
  'department.tree',
  'department.find',
  'department.locate',
  'device.attention',
  'importTask.failures',
  'material.copy',
  'material.check',
  'material.apply',
  'material.parts',
  'material.picture',
  'material.counts',
  'material.verify',
  'proofOfPlay.trend',
  'search.find',
  'search.usedBy',
  'session.login',
  'session.accountLogin',
  'session.sendCode',
  'session.mobileLogin',
  'session.logout',
  'session.changePassword',
  'session.menu',
  'session.home',
  'upload.sign',
  'upload.verify',
];
