"""The light and the settings of furnished rooms; cycles.py builds what stands in them. Lengths are centimetres."""

import bpy
from mathutils import Vector


def turned(vector):
    """From y up to z up."""
    x, y, z = vector
    return Vector((x, -z, y))


def lamp(kind, name):
    data = bpy.data.lights.new(name, kind)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return data, made


def area(light):
    data, made = lamp("AREA", "light")
    data.shape = "RECTANGLE"
    data.size, data.size_y = light["width"], light["height"]
    # Cycles spreads the power of an area light so that a quarter of it per area is its radiance
    data.energy = 4 * light["strength"] * light["width"] * light["height"]
    data.color = light["colour"]
    made.location = turned(light["at"])
    made.rotation_euler = turned(light["towards"]).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    made.visible_glossy = False


def sunlight(sun):
    data, made = lamp("SUN", "sun")
    data.energy = sun["strength"]
    data.angle = 0.02
    data.color = (1, 0.9, 0.76)
    made.rotation_euler = turned(sun["towards"]).to_track_quat("-Z", "Y").to_euler()


def lit(room):
    """Window light, lamps and sun; plain light fills the room from its open side."""
    world = bpy.data.worlds.new("fill")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*room["fill"], 1)
    bpy.context.scene.world = world
    for light in room["lights"]:
        area(light)
    if room["sun"]:
        sunlight(room["sun"])


def settings():
    scene = bpy.context.scene
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 3
    cycles.adaptive_min_samples = 8
