import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages about the key of a sensor. */
export const sensorSentences = bothLanguages(
  {
    sensor: {
      key: 'Connect',
      title: 'Connect this device',
      about:
        'Put address and key into the device. Whoever has the key can send readings in its name; with “New key” the old one is over.',
      address: 'Address',
      secret: 'Key',
      example: 'Example',
      copy: 'Copy',
      copied: 'Copied',
      close: 'Close',
    },
  },
  {
    sensor: {
      key: '接入设备',
      title: '接入设备',
      about: '将地址与密钥填入设备。持有密钥者可以该设备的名义上报；“更换密钥”后原密钥失效。',
      address: '地址',
      secret: '密钥',
      example: '示例',
      copy: '复制',
      copied: '已复制',
      close: '关闭',
    },
  },
);
