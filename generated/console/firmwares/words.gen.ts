// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

export const firmwareWords = {
  zh_cn: {
    resources: {
      firmwares: {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '创建时间',
          file: '文件',
          name: '名称',
          kind: '种类',
          platform: '平台',
          version: '版本',
          packageName: '包名',
          fileName: '文件名',
          size: '大小',
          sha256: 'SHA-256',
          remark: '备注',
        },
        values: { kind: { apk: 'APK 应用', firmware: '系统固件', agent: 'Vitrine 客户端' }, platform: { linux: 'Linux', android: '安卓', windows: 'Windows' } },
        actions: { delete: '删除', restore: '恢复' },
        sections: { file: '文件' },
        help: { file: 'APK（.apk）、系统升级包（.zip）或 Vitrine 客户端（.mjs）；类型、版本与包名从文件中读取', name: '留空则由包名和版本组成' },
      },
    },
  },
  en_us: {
    resources: {
      firmwares: {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Created',
          file: 'File',
          name: 'Name',
          kind: 'Kind',
          platform: 'Platform',
          version: 'Version',
          packageName: 'Package name',
          fileName: 'File name',
          size: 'Size',
          sha256: 'SHA-256',
          remark: 'Remark',
        },
        values: { kind: { apk: 'APK', firmware: 'Firmware', agent: 'Vitrine agent' }, platform: { linux: 'Linux', android: 'Android', windows: 'Windows' } },
        actions: { delete: 'Delete', restore: 'Restore' },
        sections: { file: 'File' },
        help: { file: 'An APK (.apk), a system update (.zip) or the Vitrine agent (.mjs); kind, version and package are read out of the file', name: 'Left empty, it is made of package and version' },
      },
    },
  },
};
