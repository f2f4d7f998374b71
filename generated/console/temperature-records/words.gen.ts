// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

export const temperatureRecordWords = {
  zh_cn: { resources: { 'temperature-records': { fields: { id: '编号', createdAt: '收到时间', sensorId: '测温设备', measuredAt: '测温时间', celsius: '温度（°C）', isOver: '超温', day: '日期', seq: '设备内序号' } } } },
  en_us: {
    resources: { 'temperature-records': { fields: { id: 'No.', createdAt: 'Received', sensorId: 'Temperature device', measuredAt: 'Measured', celsius: 'Temperature (°C)', isOver: 'Too warm', day: 'Day', seq: 'Number at the device' } } },
  },
};
